import { Fragment, type ReactNode } from 'react';
import { useTranslate } from '../../../../i18n/I18nProvider.js';
import { useValueOptions } from '../../../../providers/reference/reference-lists.js';
import { FormSelect, type Option } from '../../../../shared/form/fields/FormSelect.js';
import { FormText } from '../../../../shared/form/fields/FormText.js';
import { type AdministeredKind, type FieldDefinition, statusWords } from '../administered-kind.js';
import { wordedOptions } from '../fields/RecordField.js';
import { filterNamesOf } from './list-column.js';

interface Props {
  readonly kind: AdministeredKind;
  /** Filters with fields of their own, by name. */
  readonly fields?: Readonly<Record<string, ReactNode>>;
}

/** The filters of a kind's list, made of its definition. */
export function ListFilterFields({ kind, fields: own = {} }: Props) {
  const translate = useTranslate();
  const valueOptions = useValueOptions({
    enabled: Object.values(kind.fields).some(({ valueList }) => valueList),
  });

  const optionsOf = (field: FieldDefinition): readonly Option[] => {
    if (field.kind === 'flag') {
      const [on, off] = statusWords(kind);
      return [
        { value: 'true', label: translate(on) },
        { value: 'false', label: translate(off) },
      ];
    }
    if (field.valueList) return valueOptions(field.valueList);
    return wordedOptions(field, translate);
  };

  const fieldOf = (name: string): ReactNode => {
    if (own[name]) return own[name];
    if (name === 'q') return <FormText name="q" label={translate(`administration.searchIn.${kind.name}`)} />;
    const filter = kind.filters[name];
    const id = filter?.field ?? name;
    const field = kind.fields[id];
    if (!filter || !field) return null;
    const label = translate(`administration.field.${id === kind.activeField ? 'status' : id}`);
    if (filter.by === 'contains') return <FormText name={name} label={label} />;
    return (
      <FormSelect
        name={name}
        label={label}
        emptyLabel={translate('administration.either')}
        options={optionsOf(field)}
      />
    );
  };

  return filterNamesOf(kind).map((name) => <Fragment key={name}>{fieldOf(name)}</Fragment>);
}
