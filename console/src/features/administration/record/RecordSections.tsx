import { Fragment, type ReactNode } from 'react';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { FieldRow } from '../../../shared/form/FieldRow.js';
import { FormSection } from '../../../shared/form/FormSection.js';
import { formOf } from './administered-kind.js';
import { RecordCheckbox } from './fields/RecordCheckbox.js';
import { RecordField } from './fields/RecordField.js';
import { useRecordForm } from './record-form-context.js';

interface Props {
  /** Fields that are shown otherwise than the definition says, by name. */
  readonly fields?: Readonly<Record<string, ReactNode>>;
}

/** The sections of a kind's form, made of its definition; below them whether the record is in use. */
export function RecordSections({ fields: own = {} }: Props) {
  const translate = useTranslate();
  const { kind, isNew } = useRecordForm();
  const form = formOf(kind);
  const first = form[0]?.rows[0]?.[0];
  const fieldOf = (name: string): ReactNode => (
    <Fragment key={name}>
      {name in own ? own[name] : <RecordField name={name} autoFocus={isNew && name === first} />}
    </Fragment>
  );
  return (
    <>
      {form.map(({ title, rows }) => (
        <FormSection key={title} title={translate(`administration.section.${title}`)}>
          {rows.map((row) =>
            row.length === 1 ? row.map(fieldOf) : <FieldRow key={row[0]}>{row.map(fieldOf)}</FieldRow>,
          )}
        </FormSection>
      ))}
      <FormSection title={translate('administration.field.status')}>
        <RecordCheckbox name={kind.activeField} help={translate('administration.activeHelp')} />
      </FormSection>
    </>
  );
}
