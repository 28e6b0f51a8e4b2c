import { businessDay } from '../../../domain/shared/calendar.js';
import type { DeclareUse } from '../../../domain/use-declaration/commands.js';
import { streamIdOf } from '../../../domain/use-declaration/decide.js';
import { ChoiceField, DayField, IdField, NumberField } from '../../http/fields/body-fields.js';
import type { Created } from '../created.dto.js';
import { Execute } from '../execute.js';
import type { CommandFacts } from '../facts.js';
import { fieldsOf, refusedAs, refusedIn } from '../field-names.js';

const MODES = ['JOUR', 'SEMAINE'] as const;

export class UseDeclarationBody {
  @IdField('Product.', { required: true })
  idProduit: string | null = null;

  @ChoiceField('What the counts stand for, a day or a week. Default: as the centre is set.', MODES)
  modeAdministration: (typeof MODES)[number] | null = null;

  @DayField('The day; required in day mode.')
  dayOfWeek: string | null = null;

  @DayField('A day of the week, usually its Sunday; required in week mode.')
  endOfWeek: string | null = null;

  @NumberField('First doses administered.', { unit: 'doses', min: 0, example: 14 })
  doseCount1: number | null = null;

  @NumberField('Second doses administered.', { unit: 'doses', min: 0, example: 6 })
  doseCount2: number | null = null;

  @NumberField('Third doses and boosters administered.', { unit: 'doses', min: 0, example: 0 })
  doseCount3: number | null = null;

  @NumberField('Single doses administered.', { unit: 'doses', min: 0, example: 0 })
  doseCountSingle: number | null = null;
}

const NAMES = { productId: 'idProduit', day: 'dayOfWeek', weekEnd: 'endOfWeek' } as const;

const DOSE_NAMES = {
  first: 'doseCount1',
  second: 'doseCount2',
  third: 'doseCount3',
  single: 'doseCountSingle',
} as const;

const refused = refusedAs({
  ...NAMES,
  'doses.first': DOSE_NAMES.first,
  'doses.second': DOSE_NAMES.second,
  'doses.third': DOSE_NAMES.third,
  'doses.single': DOSE_NAMES.single,
});

/** @throws InvalidRequest an invalid declaration has no stream */
export async function declareUse(body: UseDeclarationBody, { centre, context, decision }: CommandFacts) {
  const { timeZone } = decision;
  const command: DeclareUse = {
    type: 'DeclareUse',
    centreId: centre.id,
    productKnown: body.idProduit !== null && decision.product(body.idProduit) !== undefined,
    mode: body.modeAdministration ?? centre.administrationMode ?? 'JOUR',
    productId: body.idProduit,
    day: businessDay(body.dayOfWeek, timeZone),
    weekEnd: businessDay(body.endOfWeek, timeZone),
    doses: fieldsOf(body, DOSE_NAMES),
  };
  const id = await refusedIn(refused, () => streamIdOf(command));
  return new Execute({
    stream: 'use-declaration',
    id,
    command,
    context,
    refused,
    answer: (): Created => ({ id }),
  });
}
