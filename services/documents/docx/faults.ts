/** What can be wrong with a template; each is told at upload, all of them at once. */
import type { Language, Words } from '../language.js';

const FAULTS = {
  'template.error.oldFormat': {
    fr: 'ancien format .doc ou fichier protégé par un mot de passe : enregistrez-le au format .docx sans mot de passe',
    en: 'old .doc format or password-protected file: save it as .docx without a password',
  },
  'template.error.notDocx': {
    fr: 'ce fichier n’est pas un document Word .docx',
    en: 'this file is no Word document (.docx)',
  },
  'template.error.damaged': { fr: 'le fichier est endommagé', en: 'the file is damaged' },
  'template.error.tooLarge': {
    fr: 'le document est trop volumineux une fois décompressé',
    en: 'the document is too large once unpacked',
  },
  'template.error.tooManyParts': {
    fr: 'le document contient trop de parties',
    en: 'the document has too many parts',
  },
  'template.error.badPath': {
    fr: 'le document contient une partie dont le nom n’est pas permis',
    en: 'the document has a part with a forbidden name',
  },
  'template.error.duplicatePart': {
    fr: 'le document contient deux fois la même partie',
    en: 'the document has the same part twice',
  },
  'template.error.macro': { fr: 'les macros sont refusées', en: 'macros are refused' },
  'template.error.activeContent': {
    fr: 'les contenus actifs (ActiveX, objets incorporés) sont refusés',
    en: 'active content (ActiveX, embedded objects) is refused',
  },
  'template.error.externalTarget': {
    fr: 'le document fait appel à une ressource externe : seuls les liens http, https et mailto sont permis',
    en: 'the document asks for an external resource: only http, https and mailto links are allowed',
  },
  'template.error.importedContent': {
    fr: 'les contenus importés (modèle attaché, fichier inclus) sont refusés',
    en: 'imported content (attached template, included file) is refused',
  },
  'template.error.doctype': {
    fr: 'les déclarations DOCTYPE sont refusées',
    en: 'DOCTYPE declarations are refused',
  },
  'template.error.unclosedTag': { fr: 'balise sans « }} »', en: 'tag without "}}"' },
  'template.error.unopenedTag': { fr: '« }} » sans balise', en: '"}}" without a tag' },
  'template.error.syntax': { fr: 'balise mal écrite', en: 'malformed tag' },
  'template.error.unclosedBlock': { fr: 'bloc ouvert et jamais fermé', en: 'block opened and never closed' },
  'template.error.blockMismatch': {
    fr: 'fermeture qui ne correspond pas au bloc ouvert',
    en: 'closing tag that does not match the open block',
  },
  'template.error.blockAcrossParts': {
    fr: 'un bloc commence et finit dans la même partie du document',
    en: 'a block begins and ends in the same part of the document',
  },
  'template.error.elseOutsideBlock': { fr: '« else » hors d’un bloc', en: '"else" outside a block' },
  'template.error.unknownField': { fr: 'champ inconnu', en: 'unknown field' },
  'template.error.unknownHelper': { fr: 'fonction inconnue', en: 'unknown helper' },
  'template.error.wrongKind': {
    fr: 'ce champ ne s’emploie pas ainsi (une liste se parcourt avec each, un groupe s’ouvre avec with)',
    en: 'this field is not used like that (a list is walked with each, a group is opened with with)',
  },
  'template.error.nestedList': {
    fr: 'une liste ne se parcourt pas à l’intérieur d’une autre',
    en: 'a list is not walked inside another one',
  },
  'template.error.rawTag': { fr: '« {{{ » et « {{& » sont refusés', en: '"{{{" and "{{&" are refused' },
  'template.error.partial': {
    fr: 'les inclusions « {{> » sont refusées',
    en: '"{{>" inclusions are refused',
  },
  'template.error.decorator': {
    fr: 'les décorateurs « {{* » sont refusés',
    en: '"{{*" decorators are refused',
  },
} as const satisfies Record<string, Words>;

export type FaultCode = keyof typeof FAULTS;

export const isFaultCode = (code: string): code is FaultCode => Object.hasOwn(FAULTS, code);

export interface TemplateFault {
  readonly code: FaultCode;
  /** The tag as it is written, or the part of the file. */
  readonly tag: string;
  /** Where in the document: `body ¶ 12`, `header1 ¶ 1`; empty where the file as a whole is meant. */
  readonly where: string;
}

export const faultMessage = ({ code, tag, where }: TemplateFault, language: Language): string =>
  [where, tag, FAULTS[code][language]].filter(Boolean).join(' : ');
