/** Centres beside those of the demonstration. */
import { signIn, signInAdministrator } from './service.mjs';

const STOCK = 9_900_000;

/**
 * Vaccination centres below a dispatch centre, each with one batch in stock; an administrator acts for all of them.
 *
 * @param url of a service with the demonstration that keeps its read models
 * @returns for each its `headers` and the ids of its `lines` of stock
 */
export async function stockedCentres(url, count) {
  const dispatch = await signIn(url, 'dispatch', 'Plateforme Nord');
  const admin = await signInAdministrator(url);
  const products = (await dispatch.call('GET', '/referentiel/liste/produit')).body;
  const product = products.find(({ nomCommercial }) => nomCommercial === 'Immunol');
  const batch = await dispatch.call('POST', '/dispatch/entree-stock', {
    idProduit: product.id,
    quantite: STOCK,
    lot: 'BENCH-spread',
    peremption: '2032-12-31',
    conforme: true,
  });
  const centres = [];
  for (let n = 0; n < count; n++) {
    const { body } = await admin('POST', '/centre', {
      nom: `Centre de mesure ${n}`,
      type: 'VACCINATION',
      parentIds: [dispatch.centreId],
      adresse: '1 rue de la Paix',
      codePostal: '59000',
      ville: 'Lille',
      numFiness: `77${String(n).padStart(7, '0')}`,
      destinataireEmail: 'BOTH',
      gestionStock: true,
      modeAdministration: 'JOUR',
      actif: true,
    });
    const note = await dispatch.call('POST', '/dispatch/preparation', {
      destination: body.id,
      // The demonstration's week has an allocation.
      forceValidation: true,
      produits: [
        {
          idProduit: product.id,
          typeProduit: 'VACCIN',
          quantite: Math.floor(STOCK / count),
          idStock: batch.body.id,
        },
      ],
    });
    const headers = { ...admin.headers, 'x-centre-id': body.id };
    const after = (position) => ({ ...headers, 'x-ledger-position': position });
    const entry = await admin(
      'POST',
      '/vaccination/entree-stock',
      { idBl: note.body.id, conforme: true },
      after(note.position),
    );
    const stock = await admin('GET', '/vaccination/stock?lot=BENCH-spread', undefined, after(entry.position));
    centres.push({ headers, lines: stock.body.map(({ id }) => id), events: 0 });
  }
  return centres;
}
