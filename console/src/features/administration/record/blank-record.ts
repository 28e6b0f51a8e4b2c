import type { RecordKind } from '../../../api/generated/record-pages.js';
import { RECORDS } from '../../../api/generated/records.js';
import type { FieldDefinition } from './administered-kind.js';

type BlankValue<Field> = Field extends { kind: 'flag' }
  ? boolean
  : Field extends { kind: 'number' }
    ? number | null
    : Field extends { kind: 'choices' }
      ? readonly string[]
      : Field extends { kind: 'labels' }
        ? Readonly<Record<'1' | '2', string>>
        : Field extends { kind: 'choice' | 'id' } | { valueList: string }
          ? string | null
          : string;

/** What the form of a kind begins with: every field that its definition has. */
export type BlankOf<Kind extends RecordKind> = {
  -readonly [Name in keyof (typeof RECORDS)[Kind]['fields']]: BlankValue<
    (typeof RECORDS)[Kind]['fields'][Name]
  >;
};

function blankValue({ kind, valueList, default: usual }: FieldDefinition): unknown {
  switch (kind) {
    case 'flag':
      return false;
    case 'choices':
      return [];
    case 'labels':
      return { '1': '', '2': '' };
    case 'text':
      return valueList === undefined ? '' : null;
    case 'email':
      return '';
    default:
      return usual ?? null;
  }
}

/** The values of a new record: nothing filled, no flag set, choices as their definition begins them. */
export const blankOf = <Kind extends RecordKind>(kind: Kind): BlankOf<Kind> =>
  Object.fromEntries(
    Object.entries<FieldDefinition>(RECORDS[kind].fields).map(([name, field]) => [name, blankValue(field)]),
  ) as BlankOf<Kind>;
