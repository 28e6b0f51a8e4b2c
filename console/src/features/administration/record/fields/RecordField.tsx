import { ApiCode } from '../../../../api/generated/codes.js';
import { useTranslate } from '../../../../i18n/I18nProvider.js';
import { LANGUAGE_IDS, LOCALES } from '../../../../i18n/locales.js';
import { useValueOptions } from '../../../../providers/reference/reference-lists.js';
import { FieldRow } from '../../../../shared/form/FieldRow.js';
import type { Rule } from '../../../../shared/form/rules.js';
import { atMostCharacters } from '../../../../shared/form/rules.js';
import type { FieldDefinition } from '../administered-kind.js';
import { useRecordForm } from '../record-form-context.js';
import { FormCheckboxes } from './FormCheckboxes.js';
import { RecordCheckbox } from './RecordCheckbox.js';
import { RecordNumber } from './RecordNumber.js';
import { RecordSelect } from './RecordSelect.js';
import { RecordText } from './RecordText.js';

interface Props {
  /** Of the kind that the surrounding form is of. */
  readonly name: string;
  readonly autoFocus?: boolean;
  /** Where a rule of the kind requires it, beside the definition. */
  readonly required?: boolean;
  readonly help?: string;
}

/** A field of the kind, as its definition says: how it is typed, whether it must be filled, its bounds and choices. */
export function RecordField({ name, autoFocus, ...props }: Props) {
  const translate = useTranslate();
  const { kind, isNew } = useRecordForm();
  const field = kind.fields[name];
  if (!field) throw new Error(`${kind.name} has no field ${name}`);
  const isLocked = field.locked === true && !isNew;
  const common = {
    name,
    required: field.required ?? field.locked ?? props.required,
    disabled: isLocked,
    help: isLocked ? translate('administration.locked') : props.help,
  };
  switch (field.kind) {
    case 'text':
      return field.valueList ? (
        <ValueListField {...common} list={field.valueList} />
      ) : (
        <RecordText
          {...common}
          {...typed(field)}
          autoFocus={autoFocus}
          rules={field.max === undefined ? [] : [atMostCharacters(field.max)]}
        />
      );
    case 'email':
      return <RecordEmail {...common} autoFocus={autoFocus} />;
    case 'number':
      return (
        <RecordNumber
          {...common}
          decimals={field.decimals ?? 0}
          min={field.min}
          max={field.max}
          unit={field.unit}
        />
      );
    case 'flag':
      return <RecordCheckbox {...common} />;
    case 'choice':
      return <RecordSelect {...common} options={wordedOptions(field, translate)} />;
    case 'choices':
      return (
        <FormCheckboxes
          {...common}
          label={translate(`administration.field.${name}`)}
          options={wordedOptions(field, translate)}
        />
      );
    case 'labels':
      return (
        <FieldRow>
          {LOCALES.map((locale) => (
            <RecordText key={locale} {...common} name={`${name}.${LANGUAGE_IDS[locale]}`} />
          ))}
        </FieldRow>
      );
    case 'id':
      throw new Error(
        `${kind.name} needs a field of its own for ${name}: the definition does not say what to offer`,
      );
  }
}

const typed = ({ typedAs, pattern }: FieldDefinition) => ({
  code: typedAs === 'code' || pattern !== undefined,
  multiline: typedAs === 'lines',
  type: typedAs === 'telephone' ? ('tel' as const) : undefined,
});

/** The values of a choice with their words. */
export const wordedOptions = (
  { values = [], enumeration }: FieldDefinition,
  translate: ReturnType<typeof useTranslate>,
) =>
  values.map((value) => ({
    value,
    label: enumeration ? translate(`enum.${enumeration}.${value}`) : value,
  }));

function ValueListField({
  list,
  ...props
}: { list: string } & Omit<React.ComponentProps<typeof RecordSelect>, 'options'>) {
  return <RecordSelect {...props} options={useValueOptions()(list)} />;
}

/** For comfort: the service knows what an address is. */
const looksLikeEmail: Rule<string> = (value) =>
  value && !/^\S+@\S+\.\S+$/.test(value.trim()) ? { code: ApiCode.notEmail } : undefined;

const RecordEmail = (props: React.ComponentProps<typeof RecordText>) => (
  <RecordText type="email" {...props} rules={[looksLikeEmail]} />
);
