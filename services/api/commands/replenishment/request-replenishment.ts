import { residualOf } from '../../../domain/allocation/plan.js';
import { wantedInstant, weekOf } from '../../../domain/replenishment/decide/appointment.js';
import type { RequestKind } from '../../../domain/replenishment/request-status.js';
import { QUANTITY_MODES, type QuantityMode } from '../../../domain/shared/quantity-mode.js';
import type { CentreFacts } from '../../../reference-data/centre/centre-facts.js';
import type { Directory } from '../../../reference-data/directory.js';
import { ApiCode, ErrorCode } from '../../../words/codes.js';
import type { Violation } from '../../http/errors/api-error.js';
import {
  ChoiceField,
  FlagField,
  IdField,
  InstantField,
  NumberField,
  TextField,
} from '../../http/fields/body-fields.js';
import type { Residuals } from '../../queries/allocation/residuals.js';
import type { Created } from '../created.dto.js';
import { Execute } from '../execute.js';
import { type CommandFacts, idOf } from '../facts.js';
import { fieldsOf, refusedAs } from '../field-names.js';

export class PointRequestBody {
  @IdField('Product.', { required: true })
  idProduit: string | null = null;

  @ChoiceField('What the request counts.', QUANTITY_MODES, { required: true, example: 'CONDITIONNEMENT' })
  modeQte: QuantityMode | null = null;

  @NumberField('First doses, in doses.', { unit: 'doses', min: 0, example: 60 })
  nbDoses1: number | null = null;

  @NumberField('Second doses, in doses.', { unit: 'doses', min: 0, example: 0 })
  nbDoses2: number | null = null;

  @NumberField('Booster doses, in doses.', { unit: 'doses', min: 0, example: 0 })
  nbDosesR: number | null = null;

  @NumberField('How much, in packages.', { unit: 'packages', min: 1, example: 10 })
  nbCond: number | null = null;

  @InstantField('Reception that is wished for, today or later; a day alone means its noon.', {
    required: true,
  })
  dateSouhaitee: string | null = null;

  @IdField('Carrier. Default: the centre’s own.')
  idTransporteur: string | null = null;

  @TextField('Comment.', { example: 'Séance exceptionnelle samedi' })
  commentaire: string | null = null;

  @FlagField('The user confirmed more than the week’s plan leaves.', false)
  forceValidation: boolean | null = null;
}

export class CentreRequestBody extends PointRequestBody {
  @InstantField('Begin of what it is to cover; a day alone means its noon.')
  dateCouvertureDebut: string | null = null;

  @InstantField('End of what it is to cover; a day alone means its noon.')
  dateCouvertureFin: string | null = null;
}

const NAMES = {
  productId: 'idProduit',
  mode: 'modeQte',
  firstDoses: 'nbDoses1',
  secondDoses: 'nbDoses2',
  boosterDoses: 'nbDosesR',
  packages: 'nbCond',
  wantedAt: 'dateSouhaitee',
  carrierId: 'idTransporteur',
  comment: 'commentaire',
} as const;

const COVERAGE_NAMES = { coverageFrom: 'dateCouvertureDebut', coverageUntil: 'dateCouvertureFin' } as const;

/** What a command on requests reads beside the request's body. */
interface Plans {
  readonly residuals: Residuals;
  /** Plans and requests are those of the newest event when it resolves. */
  catchUp(): Promise<void>;
}

export const requestForCentre = (body: CentreRequestBody, facts: CommandFacts, plans: Plans) =>
  request('CENTRE', body, fieldsOf(body, COVERAGE_NAMES), facts, plans);

export const requestForPoint = (body: PointRequestBody, facts: CommandFacts, plans: Plans) =>
  request('POINT', body, { coverageFrom: null, coverageUntil: null }, facts, plans);

async function request(
  kind: RequestKind,
  body: PointRequestBody,
  coverage: { readonly coverageFrom: string | null; readonly coverageUntil: string | null },
  facts: CommandFacts,
  plans: Plans,
) {
  const { centre, directory, decision } = facts;
  const requestId = idOf(facts, 'request');
  const named = fieldsOf(body, NAMES);
  const carrierId = named.carrierId ?? centre.carrierId;
  const isCarrierKnown = named.carrierId === null || directory.carrier(named.carrierId) !== undefined;
  const product = named.productId === null ? undefined : directory.product(named.productId);
  const owner = (kind === 'POINT' && parentOf(centre, isVaccination, directory)) || centre;
  const supplier = supplierOf(owner, directory);
  const residual = kind === 'CENTRE' ? await residualFor(named, facts, plans) : null;
  return new Execute({
    stream: 'replenishment',
    id: requestId,
    command: {
      type: 'RequestReplenishment',
      requestId,
      kind,
      now: decision.now,
      timeZone: decision.timeZone,
      centreId: owner.id,
      pointId: kind === 'POINT' ? centre.id : null,
      supplierId: supplier?.id ?? null,
      product: product?.active ? product : null,
      residual: () => residual,
      forced: body.forceValidation ?? false,
      allocationId: null,
      ...named,
      ...coverage,
      carrierId,
    },
    context: facts.context,
    refused: refusedAs({ ...NAMES, ...COVERAGE_NAMES }),
    faults: [
      ...(supplier ? [] : [withoutSupplier(owner)]),
      ...(isCarrierKnown
        ? []
        : [{ field: NAMES.carrierId, code: ErrorCode.unknownValue, rejectedValue: named.carrierId }]),
    ],
    answer: (): Created => ({ id: requestId }),
  });
}

/** Of the wanted week's plan; null where there is none, or where the request does not say when or what. */
async function residualFor(
  { productId, wantedAt }: { readonly productId: string | null; readonly wantedAt: string | null },
  { centre, decision }: CommandFacts,
  { residuals, catchUp }: Plans,
): Promise<number | null> {
  const wanted = wantedInstant('wantedAt', wantedAt, decision.timeZone);
  if (productId === null || !decision.product(productId) || 'violations' in wanted) return null;
  await catchUp();
  const week = weekOf(wanted.value, decision.timeZone);
  const [use] = await residuals.of([{ centreId: centre.id, productId, week }]);
  return use ? residualOf(use.total, use.taken) : null;
}

const isVaccination = ({ type }: CentreFacts): boolean => type === 'VACCINATION';

/** The dispatch centre that serves a centre; undefined where none could see its requests (docs/rules/replenishment.md, RQ-3). */
export const supplierOf = (centre: CentreFacts, directory: Directory): CentreFacts | undefined =>
  parentOf(centre, ({ type, active }) => type === 'DISPATCH' && active, directory);

export const withoutSupplier = ({ name }: CentreFacts): Violation => ({
  code: ApiCode.noDispatch,
  arguments: { centre: name },
});

/** By name the first of those right above, an active one before a disabled one. */
function parentOf(
  { parentIds }: CentreFacts,
  isWanted: (parent: CentreFacts) => boolean,
  directory: Directory,
): CentreFacts | undefined {
  const wanted = parentIds.flatMap((id) => directory.centre(id) ?? []).filter(isWanted);
  return wanted.find(({ active }) => active) ?? wanted[0];
}
