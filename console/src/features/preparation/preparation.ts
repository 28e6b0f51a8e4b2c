/** What a preparation asks for beside its lines, and what it sends (docs/rules/preparations.md). */
import { ErrorCode } from '../../api/generated/codes.js';
import type { CentreTree, Filled, Reference, Schemas } from '../../api/types.js';
import type { Rule } from '../../shared/form/rules.js';
import type { CarriedRequest } from './carried-request.js';
import type { Line } from './lines.js';

export interface PreparationValues {
  /** The goods leave thawed. */
  readonly thawed: boolean;
  readonly lines: readonly Line[];
  readonly transfer: boolean;
  readonly destination: string | null;
  readonly destinationComment: string;
  readonly tracker: string | null;
  readonly trackerNumber: string;
  readonly carrier: string | null;
  readonly container: string | null;
  readonly containerNumber: string;
  readonly followUpDisabled: boolean;
}

const EMPTY: PreparationValues = {
  thawed: false,
  lines: [],
  transfer: false,
  destination: null,
  destinationComment: '',
  tracker: null,
  trackerNumber: '',
  carrier: null,
  container: null,
  containerNumber: '',
  followUpDisabled: false,
};

/**
 * A request brings its destination along, the lines that serve it, and the carrier that it asks for, if that one may
 * drive.
 */
export function startingValues(
  request: CarriedRequest | undefined,
  destinations: readonly CentreTree[],
  carriers: readonly Reference[],
  lines: readonly Line[] = [],
): PreparationValues {
  const destination = destinations.find(({ id }) => id === request?.destination);
  if (!destination) return { ...EMPTY, lines };
  return {
    ...EMPTY,
    lines,
    destination: destination.id,
    followUpDisabled: destination.desactivationSuivi,
    carrier: offered(request?.carrier ?? null, carriers) ?? offered(destination.idTransporteur, carriers),
  };
}

/** The carrier, if it is one of those; null otherwise: a destination may have one of another dispatch centre. */
export const offered = (id: string | null, carriers: readonly Reference[]): string | null =>
  carriers.some((carrier) => carrier.id === id) ? id : null;

/** The carriers that may drive for a centre: its own, and those of the dispatch centres below it (PR-12). */
export function carriersOf<C extends Pick<Schemas['CarrierDto'], 'idCentre'>>(
  centre: CentreTree,
  carriers: readonly C[],
): C[] {
  const reach = new Set(withAllBelow(centre));
  return carriers.filter(({ idCentre }) => reach.has(idCentre));
}

const withAllBelow = ({ id, childrenDispatch }: CentreTree): string[] => [
  id,
  ...childrenDispatch.flatMap(withAllBelow),
];

/** Whom a referent and whom a dispatch centre serves (docs/rules/preparations.md, PR-3). */
export function destinationsOf(
  centre: Pick<CentreTree, 'type' | 'childrenDispatch' | 'childrenVaccination'>,
) {
  return centre.type === 'REFERENT'
    ? centre.childrenDispatch.filter(({ type, gestionStock }) => type === 'DISPATCH' || gestionStock)
    : centre.childrenVaccination.filter(({ type }) => type === 'VACCINATION');
}

/** `POST /referent/preparation`; `POST /dispatch/preparation` takes more. */
export type PreparationBody = Filled<
  Schemas['ReferentPreparationBody'] & Partial<Schemas['DispatchPreparationBody']>
>;

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

export function toBody(
  values: PreparationValues,
  prefix: string,
  request: CarriedRequest | undefined,
): PreparationBody {
  const body: PreparationBody = {
    decongele: values.thawed,
    produits: values.lines.map((line) => ({
      idProduit: line.product.id,
      typeProduit: line.product.type,
      quantite: line.quantity,
      idStock: line.batch?.id ?? null,
      sortie: line.exit,
      refExterne: textOrNull(line.reference),
      isRetour: line.fromReturns,
      motifDerogation: textOrNull(line.laterBatchReason),
    })),
    destination: values.destination,
    commentaireDestination: textOrNull(values.destinationComment),
    idTracker: values.tracker,
    numTracker: textOrNull(values.trackerNumber),
    idTransporteur: values.carrier,
    idContenant: values.container,
    numContenant: textOrNull(values.containerNumber),
    suiviDesactive: values.followUpDisabled,
  };
  if (prefix !== 'dispatch') return body;
  return {
    ...body,
    transfert: values.transfer,
    replenishmentId: request?.replenishmentID ?? null,
    commentaire: request?.commentFromReplenishment ?? null,
  };
}

export const FIELD_NAMES = {
  produits: 'lines',
  destination: 'destination',
  commentaireDestination: 'destinationComment',
  idTracker: 'tracker',
  numTracker: 'trackerNumber',
  idTransporteur: 'carrier',
  idContenant: 'container',
  numContenant: 'containerNumber',
  suiviDesactive: 'followUpDisabled',
  transfert: 'transfer',
} as const;

/** A number means nothing without what it is the number of. */
export const numberNeeds =
  (
    owner: string | null,
    code: typeof ErrorCode.containerRequired | typeof ErrorCode.trackerRequired,
  ): Rule<string> =>
  (value) =>
    value.trim() !== '' && owner === null ? { code } : undefined;

/** The week's allocation would be exceeded: asks, and passes with `forceValidation`. */
export const ALLOCATION_EXCEEDED = ErrorCode.allocationExceeded;
