/** Which labels a line gets: groups of boxes and bottles, one label each, and one for what is left over. */
import { v4 as uuid } from 'uuid';
import type { DeliveryNoteLine, Schemas } from '../../api/types.js';
import { notNegative, objectionTo, wholeNumber } from '../../shared/form/rules.js';

export interface LabelGroup {
  readonly key: string;
  readonly boxes: number | null;
  readonly bottles: number | null;
}

export interface LineLabels {
  readonly line: Pick<DeliveryNoteLine, 'id' | 'quantite' | 'produit' | 'stock'>;
  /** Packages in a box; 1 where the product is not boxed. */
  readonly perBox: number;
  readonly groups: readonly LabelGroup[];
}

export const newGroup = (boxes: number, bottles: number): LabelGroup => ({ key: uuid(), boxes, bottles });

const packagesIn = ({ boxes, bottles }: LabelGroup, perBox: number): number =>
  (boxes ?? 0) * perBox + (bottles ?? 0);

/** Full boxes on one label, what is left over on another. */
export function proposedLabels(line: LineLabels['line'], unitsPerBox: number | null | undefined): LineLabels {
  const perBox = Math.max(1, unitsPerBox ?? 1);
  const boxes = perBox > 1 ? Math.floor(line.quantite / perBox) : 0;
  const groups = [boxes > 0 ? newGroup(boxes, 0) : newGroup(0, line.quantite)];
  return { line, perBox, groups };
}

/** What is wrong with what was typed as boxes or bottles. */
export const faultOf = (value: number | null) => objectionTo(value, wholeNumber, notNegative);

/** A figure cannot be printed, or the groups hold more than the line. */
export const isWrong = (labels: LineLabels): boolean =>
  labels.groups.some(({ boxes, bottles }) => faultOf(boxes) || faultOf(bottles)) || remaining(labels) < 0;

/** Packages that no group holds; negative where the groups hold more than the line. */
export const remaining = ({ line, perBox, groups }: LineLabels): number =>
  line.quantite - groups.reduce((sum, group) => sum + packagesIn(group, perBox), 0);

/** A group that holds nothing prints nothing. */
export const labelCount = (labels: LineLabels): number =>
  labels.groups.filter((group) => packagesIn(group, labels.perBox) > 0).length +
  (remaining(labels) > 0 ? 1 : 0);

/** An item of `POST /{prefix}/preparation/{id}/etiquette` */
export type LabelBody = Schemas['LabelSelectionBody'];

export const toLabelBody = (labels: LineLabels): LabelBody => ({
  idLigne: labels.line.id,
  nbRestant: Math.max(0, remaining(labels)),
  lignes: labels.groups
    .filter((group) => packagesIn(group, labels.perBox) > 0)
    .map(({ boxes, bottles }) => ({ boxes: boxes ?? 0, bottles: bottles ?? 0 })),
});
