import type { DocumentPart, FaultCode } from '../codes.js';

/** What is wrong with the file of a template; said after the place and the tag. */
export const templateFaults: Readonly<Record<FaultCode, string>> = {
  'template.error.oldFormat':
    'ancien format .doc ou fichier protégé par un mot de passe : enregistrez-le au format .docx sans mot de passe',
  'template.error.notDocx': 'ce fichier n’est pas un document Word .docx',
  'template.error.damaged': 'le fichier est endommagé',
  'template.error.fileTooLarge': 'le fichier dépasse 5 Mio : réduisez ses images',
  'template.error.tooLarge': 'le document est trop volumineux une fois décompressé',
  'template.error.tooDeep': 'des éléments sont imbriqués trop profondément les uns dans les autres',
  'template.error.tooManyParts': 'le document contient trop de parties',
  'template.error.badPath': 'le document contient une partie dont le nom n’est pas permis',
  'template.error.duplicatePart': 'le document contient deux fois la même partie',
  'template.error.macro': 'les macros sont refusées',
  'template.error.activeContent': 'les contenus actifs (ActiveX, objets incorporés) sont refusés',
  'template.error.externalTarget':
    'le document fait appel à une ressource externe : seuls les liens http, https et mailto sont permis',
  'template.error.importedContent': 'les contenus importés (modèle attaché, fichier inclus) sont refusés',
  'template.error.doctype': 'les déclarations DOCTYPE sont refusées',
  'template.error.unclosedTag': 'balise sans « }} »',
  'template.error.unopenedTag': '« }} » sans balise',
  'template.error.syntax': 'balise mal écrite',
  'template.error.unclosedBlock': 'bloc ouvert et jamais fermé',
  'template.error.blockMismatch': 'fermeture qui ne correspond pas au bloc ouvert',
  'template.error.blockAcrossParts':
    'ce bloc couperait une ligne ou un tableau en deux : il doit commencer et finir au bord d’une ligne, ou dans une seule cellule',
  'template.error.elseOutsideBlock': '« else » hors d’un bloc',
  'template.error.unknownField': 'champ inconnu',
  'template.error.tagInNote': 'les champs ne sont pas remplis dans les notes de bas de page et de fin',
  'template.error.unknownHelper': 'fonction inconnue',
  'template.error.wrongKind':
    'ce champ ne s’emploie pas ainsi (une liste se parcourt avec each, un groupe s’ouvre avec with)',
  'template.error.nestedList': 'une liste ne se parcourt pas à l’intérieur d’une autre',
  'template.error.rawTag': '« {{{ » et « {{& » sont refusés',
  'template.error.partial': 'les inclusions « {{> » sont refusées',
  'template.error.decorator': 'les décorateurs « {{* » sont refusés',
};

/** Where the fault is: the name of the part in the file, before its number. */
export const documentParts: Readonly<Record<DocumentPart, string>> = {
  body: 'corps',
  header: 'en-tête ',
  footer: 'pied de page ',
};
