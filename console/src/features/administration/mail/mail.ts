import type { Answer, Body } from '../../../api/calls.js';
import type { TagCategory } from '../../../api/generated/centre-vocabulary.js';
import type { CentreSummary, CentreType } from '../../../api/types.js';

/** Which centres: what all conditions together let through; none of them is every active centre. */
export interface MailValues {
  readonly centres: readonly CentreSummary[];
  readonly types: readonly CentreType[];
  readonly parents: readonly CentreSummary[];
  readonly tagCategory: TagCategory | null;
  readonly tag: string;
  readonly title: string;
  readonly body: string;
}

export const EMPTY_MAIL: MailValues = {
  centres: [],
  types: [],
  parents: [],
  tagCategory: null,
  tag: '',
  title: '',
  body: '',
};

/** The conditions as the service takes them; what is left open is none. */
export const receiversQuery = ({ centres, types, parents, tagCategory, tag }: MailValues) => ({
  idCentre: centres.length > 0 ? centres.map(({ id }) => id) : null,
  type: types.length > 0 ? types : null,
  idParent: parents.length > 0 ? parents.map(({ id }) => id) : null,
  typeEtiquette: tagCategory === null ? null : [tagCategory],
  etiquette: tag.trim() || null,
});

export const isToEveryone = (query: ReturnType<typeof receiversQuery>): boolean =>
  Object.values(query).every((condition) => condition === null);

export const toBody = ({ title, body }: MailValues): Body<'/centre/mail', 'post'> => ({ title, body });

export type MailReport = Answer<'/centre/mail', 'post'>;

/** Paragraphs of a message as its readers see them: blank lines part them. */
export const paragraphs = (body: string): string[] =>
  body
    .trim()
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph !== '');
