// Generated from services/api/reference-data/template/template-types.ts by `npm run api:generate`: change it there.
/** Replenishment specification, section 3, "Template", and decisions.md, "Contradictions resolved" 5. */
export const TEMPLATE_TYPES = [
  'REFERENT_BL',
  'REFERENT_ETIQUETTE',
  'REFERENT_FLACON',
  'REFERENT_ETIQUETTE_CONTENANT',
  'REFERENT_DECHET',
  'DISPATCH_BL',
  'DISPATCH_ETIQUETTE',
  'DISPATCH_FLACON_36',
  'DISPATCH_FLACON_96',
  'DISPATCH_ETIQUETTE_CONTENANT',
  'DISPATCH_DECHET',
  'DISPATCH_RETOUR',
  'VACCINATION_ETIQUETTE',
  'VACCINATION_DECHET',
] as const;
export type TemplateType = (typeof TEMPLATE_TYPES)[number];
