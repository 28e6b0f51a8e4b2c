import type { DocumentPart, FaultCode } from '../codes.js';

/** What is wrong with the file of a template; said after the place and the tag. */
export const templateFaults: Readonly<Record<FaultCode, string>> = {
  'template.error.oldFormat':
    'old .doc format or password-protected file: save it as .docx without a password',
  'template.error.notDocx': 'this file is no Word document (.docx)',
  'template.error.damaged': 'the file is damaged',
  'template.error.fileTooLarge': 'the file has more than 5 MiB: make its pictures smaller',
  'template.error.tooLarge': 'the document is too large once unpacked',
  'template.error.tooDeep': 'elements are nested too deeply in each other',
  'template.error.tooManyParts': 'the document has too many parts',
  'template.error.badPath': 'the document has a part with a forbidden name',
  'template.error.duplicatePart': 'the document has the same part twice',
  'template.error.macro': 'macros are refused',
  'template.error.activeContent': 'active content (ActiveX, embedded objects) is refused',
  'template.error.externalTarget':
    'the document asks for an external resource: only http, https and mailto links are allowed',
  'template.error.importedContent': 'imported content (attached template, included file) is refused',
  'template.error.doctype': 'DOCTYPE declarations are refused',
  'template.error.unclosedTag': 'tag without "}}"',
  'template.error.unopenedTag': '"}}" without a tag',
  'template.error.syntax': 'malformed tag',
  'template.error.unclosedBlock': 'block opened and never closed',
  'template.error.blockMismatch': 'closing tag that does not match the open block',
  'template.error.blockAcrossParts':
    'this block would cut a row or a table in two: it has to begin and end at the edge of a row, or within one cell',
  'template.error.elseOutsideBlock': '"else" outside a block',
  'template.error.unknownField': 'unknown field',
  'template.error.tagInNote': 'fields are not filled in footnotes and endnotes',
  'template.error.unknownHelper': 'unknown helper',
  'template.error.wrongKind':
    'this field is not used like that (a list is walked with each, a group is opened with with)',
  'template.error.nestedList': 'a list is not walked inside another one',
  'template.error.rawTag': '"{{{" and "{{&" are refused',
  'template.error.partial': '"{{>" inclusions are refused',
  'template.error.decorator': '"{{*" decorators are refused',
};

/** Where the fault is: the name of the part in the file, before its number. */
export const documentParts: Readonly<Record<DocumentPart, string>> = {
  body: 'body',
  header: 'header ',
  footer: 'footer ',
};
