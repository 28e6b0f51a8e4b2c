import { DOCUMENT_TYPES } from '../document-type.js';
import { exampleOf } from '../examples/example.js';
import { describe as describeFields, type FieldDescription } from '../fields.js';
import { fieldsOf } from './catalogue.js';

const described = (type: (typeof DOCUMENT_TYPES)[number]) =>
  describeFields(fieldsOf(type), exampleOf(type, { language: 'fr' }), 'fr');
const named = (fields: readonly FieldDescription[] | undefined, name: string) =>
  fields?.find(({ nom }) => nom === name);

describe('the fields of a template', () => {
  it('are described with what they print in the example, those of a list as its first item has them', () => {
    const fields = described('DISPATCH_BL');
    expect(named(fields, 'numeroBl')).toEqual({
      nom: 'numeroBl',
      type: 'TEXTE',
      libelle: 'Numéro du bon de livraison',
      exemple: 'PN-2026-000123',
    });
    expect(named(named(fields, 'lignes')?.champs, 'lot')).toMatchObject({ exemple: 'LX4210' });
    expect(named(named(fields, 'destinataire')?.champs, 'ville')).toMatchObject({ exemple: 'Roubaix' });
    expect(named(fields, 'decongele')).toMatchObject({ type: 'BOOLEEN', exemple: null });
  });

  it.each(DOCUMENT_TYPES)('of the type %s say their number and their lines in an example', (type) => {
    const fields = described(type);
    expect(named(fields, 'numeroBl')?.exemple).toMatch(/./);
    expect(named(named(fields, 'lignes')?.champs, 'produit')?.exemple).toMatch(/./);
  });
});
