import { useCarriers, useContainers, useTrackers } from '../../providers/reference/reference-lists.js';

/** Who drives, in what, and what watches over it: asked for together. */
export const useEquipment = () => ({
  carriers: useCarriers(),
  containers: useContainers(),
  trackers: useTrackers(),
});
