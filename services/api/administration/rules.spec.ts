/** Every rule of administered records (docs/rules/administration.md). */

import { demonstrationIds } from '../../demonstration/reference-data/demonstration.js';
import { createOpenApiDocument } from '../http/openapi/openapi.js';
import {
  type AdministrationApi,
  NEW,
  RESOURCES,
  type Resource,
  startAdministrationApi,
} from './testing/administration-api.js';

const { centres, carriers } = demonstrationIds;
const NOBODY = '00000000-0000-4000-8000-000000000000';

type Refusal = readonly [what: string, resource: Resource, change: object, field: string, code: string];

const tag = (categorieType: string, valeur: string, categorieLabel?: string) => ({
  categorieType,
  valeur,
  categorieLabel,
});

const REFUSALS: readonly Refusal[] = [
  ['a negative capacity', 'centre', { capacite: -1 }, 'capacite', 'global.error.notNegative'],
  ['half a person', 'centre', { capacite: 1.5 }, 'capacite', 'global.error.integer'],
  ['a type that there is not', 'centre', { type: 'HOSPITAL' }, 'type', 'global.error.unknownValue'],
  [
    'the FINESS number of another',
    'centre',
    { numFiness: '590000033' },
    'numFiness',
    'centre.error.finessTaken',
  ],
  ['a text of 251 characters', 'centre', { nom: 'x'.repeat(251) }, 'nom', 'global.error.textMax'],
  [
    'an address that would write into the head of a mail',
    'centre',
    { email: '"a\r\nBcc: all@example.org"@example.org' },
    'email',
    'global.error.notEmail',
  ],
  ['a malformed address', 'centre', { email: 'centre@' }, 'email', 'global.error.notEmail'],
  [
    'a reason that there is not',
    'centre',
    { emailAutorise: ['LUNCH'] },
    'emailAutorise',
    'global.error.unknownValue',
  ],
  [
    'a tag without a value',
    'centre',
    { etiquettes: [tag('SECTEUR', '')] },
    'etiquettes[0].valeur',
    'global.error.required',
  ],
  ['a list for a tag', 'centre', { etiquettes: [[]] }, 'etiquettes', 'global.error.notObject'],
  [
    'a tag without a category',
    'centre',
    { etiquettes: [{ valeur: 'x' }] },
    'etiquettes[0].categorieType',
    'global.error.required',
  ],
  [
    'another category without a name',
    'centre',
    { etiquettes: [tag('AUTRE', 'x')] },
    'etiquettes[0].categorieLabel',
    'global.error.required',
  ],
  [
    'a category twice',
    'centre',
    { etiquettes: [tag('SECTEUR', 'Nord'), tag('SECTEUR', 'Sud')] },
    'etiquettes[1].categorieType',
    'centre.error.tagCategoryTaken',
  ],
  [
    'another category twice, whatever its case',
    'centre',
    { etiquettes: [tag('AUTRE', 'a', 'Zone'), tag('AUTRE', 'b', 'zone')] },
    'etiquettes[1].categorieLabel',
    'centre.error.tagCategoryTaken',
  ],
  ['a user who is not there', 'centre', { users: [NOBODY] }, 'users', 'global.error.unknownRecord'],
  [
    'a referent who is no user of it',
    'centre',
    { idReferent: demonstrationIds.users.sud },
    'idReferent',
    'centre.error.referentNotUser',
  ],
  [
    'a child of a type that cannot stand there',
    'centre',
    { childrenIds: [centres.plateformeNord] },
    'childrenIds',
    'centre.error.childInvalid',
  ],
  ['a parent who is not there', 'centre', { parentIds: [NOBODY] }, 'parentIds', 'global.error.unknownRecord'],
  [
    'a carrier of another dispatch centre',
    'centre',
    { parentIds: [centres.plateformeNord], idTransporteur: carriers.sud },
    'idTransporteur',
    'centre.error.carrierNotOfParent',
  ],
  [
    'a template that is not there',
    'centre',
    { templates: { VACCINATION_DECHET: NOBODY } },
    'templates.VACCINATION_DECHET',
    'centre.error.templateInvalid',
  ],

  [
    'the CIP code of another',
    'referentiel/produit',
    { codeCip: '3400930000014' },
    'codeCip',
    'product.error.cipTaken',
  ],
  [
    'a type that is not listed',
    'referentiel/produit',
    { type: 'BONBON' },
    'type',
    'global.error.unknownValue',
  ],
  ...(
    [
      'stabilite28',
      'stabiliteMoins20',
      'stabiliteMiseTemperature',
      'stabiliteReconstitution',
      'stabilite1erPrelevement',
    ] as const
  ).map(
    (field): Refusal => [
      `no hour of ${field}`,
      'referentiel/produit',
      { [field]: 0 },
      field,
      'global.error.min',
    ],
  ),
  ['no dose', 'referentiel/produit', { nbDoses: 0 }, 'nbDoses', 'global.error.min'],
  [
    'a hundred doses of a vaccine',
    'referentiel/produit',
    { nbDoses: 100 },
    'nbDoses',
    'product.error.dosesVaccine',
  ],
  ['two decimals', 'referentiel/produit', { nbDoses: 5.25 }, 'nbDoses', 'product.error.dosesVaccine'],
  [
    'a thousand doses of another',
    'referentiel/produit',
    { type: 'EPI', nbDoses: 1000 },
    'nbDoses',
    'product.error.doses',
  ],
  ['an empty box', 'referentiel/produit', { nbUnitesBoite: 0 }, 'nbUnitesBoite', 'global.error.min'],
  [
    'an expiry by year',
    'referentiel/produit',
    { peremptionType: 'ANNEE' },
    'peremptionType',
    'global.error.unknownValue',
  ],

  [
    'a manufacturer’s name twice',
    'referentiel/tracker',
    { fabricant: 'Thermotrace', nom: 'TT-100' },
    'nom',
    'global.error.makerNameTaken',
  ],
  [
    'a maximum below the minimum',
    'referentiel/tracker',
    { minTemperature: 8, maxTemperature: 2 },
    'maxTemperature',
    'tracker.error.temperatures',
  ],
  ['a container without a size', 'referentiel/contenant', { taille: 0 }, 'taille', 'global.error.min'],
  ['a negative weight', 'referentiel/contenant', { poids: -1 }, 'poids', 'global.error.notNegative'],

  [
    'a carrier’s name twice',
    'referentiel/transporteur',
    { nom: 'Froid Express Nord' },
    'nom',
    'global.error.nameTaken',
  ],
  [
    'a SIRET number twice',
    'referentiel/transporteur',
    { siret: '40000000000011' },
    'siret',
    'carrier.error.siretTaken',
  ],
  [
    'a postal code of six',
    'referentiel/transporteur',
    { codePostal: '590000' },
    'codePostal',
    'global.error.textMax',
  ],
  [
    'a malformed contact',
    'referentiel/transporteur',
    { mailContact: 'quai' },
    'mailContact',
    'global.error.notEmail',
  ],
  [
    'a carrier of a vaccination centre',
    'referentiel/transporteur',
    { idCentre: centres.centreBellevue },
    'idCentre',
    'carrier.error.notDispatchCentre',
  ],

  ['a login twice, whatever its case', 'users', { login: 'Bellevue' }, 'login', 'user.error.loginTaken'],
  ['an e-mail address twice', 'users', { email: 'BELLEVUE@demo.example' }, 'email', 'user.error.emailTaken'],
  [
    'an authority that there is not',
    'users',
    { authorities: ['ROLE_KING'] },
    'authorities',
    'global.error.unknownValue',
  ],
  ['a short password', 'users', { password: 'Court-9' }, 'password', 'password.error.length'],
  ['no lowercase', 'users', { password: 'CHEVAUX-BLEUS-9' }, 'password', 'password.error.lowercase'],
  ['no uppercase', 'users', { password: 'chevaux-bleus-9' }, 'password', 'password.error.uppercase'],
  ['no digit', 'users', { password: 'Chevaux-bleus-neuf' }, 'password', 'password.error.digit'],
  ['no special character', 'users', { password: 'ChevauxBleus9999' }, 'password', 'password.error.special'],
  [
    'one’s name in the password',
    'users',
    { password: 'Marchand-bleu-9' },
    'password',
    'password.error.personal',
  ],
  [
    'another confirmation',
    'users',
    { password: 'Neuf-Chevaux-9', confirmation: 'Dix-Chevaux-10' },
    'confirmation',
    'password.error.confirmation',
  ],

  ['a code of a list twice', 'value-list', { code: 'CASSE' }, 'code', 'valueList.error.codeTaken'],
  ['a code in small letters', 'value-list', { code: 'vol' }, 'code', 'valueList.error.code'],
  [
    'a label in one language only',
    'value-list',
    { labels: { '1': 'Vol' } },
    'labels[2]',
    'global.error.required',
  ],
];

/** What is right at the very edge. */
const ACCEPTED: readonly (readonly [what: string, resource: Resource, change: object])[] = [
  ['nobody in it', 'centre', { capacite: 0 }],
  ['a text of 250 characters', 'centre', { service: 'x'.repeat(250) }],
  ['two other categories', 'centre', { etiquettes: [tag('AUTRE', 'a', 'Zone'), tag('AUTRE', 'a', 'Lot')] }],
  ['no FINESS number, like others', 'centre', { numFiness: null }],
  ['99.9 doses of a vaccine', 'referentiel/produit', { codeCip: 'EDGE-1', nbDoses: 99.9 }],
  ['one dose', 'referentiel/produit', { codeCip: 'EDGE-2', nbDoses: 1 }],
  ['999.9 doses of another', 'referentiel/produit', { codeCip: 'EDGE-3', type: 'EPI', nbDoses: 999.9 }],
  ['an hour', 'referentiel/produit', { codeCip: 'EDGE-4', stabilite28: 1, stabilite1erPrelevement: 1 }],
  ['no stability', 'referentiel/produit', { codeCip: 'EDGE-5', stabilite28: null }],
  ['another maker’s name', 'referentiel/tracker', { fabricant: 'Frigotrace', nom: 'TT-100' }],
  [
    'temperatures below zero',
    'referentiel/tracker',
    { nom: 'N', minTemperature: -90.5, maxTemperature: -60 },
  ],
  ['another maker’s name', 'referentiel/contenant', { fabricant: 'Frigobox', nom: 'Caisse isotherme 12 L' }],
  ['no SIRET number', 'referentiel/transporteur', { nom: 'Sans SIRET', siret: null }],
];

const REQUIRED: Readonly<Record<Resource, readonly string[]>> = {
  centre: ['adresse', 'codePostal', 'destinataireEmail', 'nom', 'type', 'ville'],
  'referentiel/produit': ['codeCip', 'nom', 'nomCommercial', 'type', 'typeConditionnement'],
  'referentiel/tracker': ['fabricant', 'maxTemperature', 'minTemperature', 'nom', 'type1', 'type2'],
  'referentiel/contenant': ['capacite', 'fabricant', 'nom', 'poids', 'taille', 'type'],
  'referentiel/transporteur': ['adresse', 'codePostal', 'idCentre', 'mailContact', 'nom', 'pays', 'ville'],
  'value-list': ['code', 'labels', 'liste'],
  users: ['email', 'firstname', 'lastname', 'login'],
};

/** Fields that a change cannot set: what is wrong with them is told at creation only. */
const CHOSEN_ONCE: ReadonlySet<string> = new Set([
  'referentiel/produit type',
  'centre type',
  'referentiel/transporteur idCentre',
  'users password',
  'users confirmation',
  'value-list code',
]);

const BODIES: Readonly<Record<Resource, string>> = {
  centre: 'CentreBody',
  'referentiel/produit': 'ProductBody',
  'referentiel/tracker': 'TrackerBody',
  'referentiel/contenant': 'ContainerBody',
  'referentiel/transporteur': 'CarrierBody',
  'value-list': 'ValueListEntryBody',
  users: 'NewUserBody',
};

interface Answer {
  readonly fieldErrors: { field: string; code: string; message: string }[];
}
const faultsOf = ({ fieldErrors }: Answer) => fieldErrors.map(({ field, code }) => [field, code]);

describe('rules of administered records', () => {
  let api: AdministrationApi;

  beforeAll(async () => {
    api = await startAdministrationApi();
  });
  afterAll(() => api.close());

  it.each(REFUSALS)('refuse %s', async (_, resource, change, field, code) => {
    const { body } = await api.as('admin', 'post', resource, { ...NEW[resource], ...change }).expect(400);
    expect(faultsOf(body)).toEqual([[field, code]]);
    expect(body.globalErrors).toEqual([]);
  });

  it.each(ACCEPTED)('accept %s in %s', async (_, resource, change) => {
    const id = await api.create(resource, { ...NEW[resource], ...change });
    const { body } = await api.as('admin', 'get', `${resource}/${id}`).expect(200);
    const { etiquettes: _tags, ...fields } = change as { etiquettes?: unknown };
    expect(body).toMatchObject(fields);
  });

  it('count in months where nothing is said of the expiry', async () => {
    const { peremptionType: _, ...product } = NEW['referentiel/produit'];
    const id = await api.create('referentiel/produit', { ...product, codeCip: 'MONTHS' });
    const { body } = await api.as('admin', 'get', `referentiel/produit/${id}`).expect(200);
    expect(body.peremptionType).toBe('MOIS');
  });

  it.each(RESOURCES)('hold for a change as well: %s', async (resource) => {
    const unique: Partial<Record<Resource, object>> = {
      'referentiel/produit': { codeCip: 'CHANGE' },
      'referentiel/transporteur': { siret: 'CHANGE' },
      'value-list': { code: 'CHANGE' },
      users: { login: 'change', email: 'change@example.org' },
    };
    const name = 'nom' in NEW[resource] && { nom: 'Change' };
    const body = { ...NEW[resource], ...name, ...unique[resource] };
    const id = await api.create(resource, body);
    const isEdited = (change: object) =>
      !Object.keys(change).some((name) => CHOSEN_ONCE.has(`${resource} ${name}`));
    const rows = REFUSALS.filter(([, of, change]) => of === resource && isEdited(change));
    for (const [what, , change, field, code] of rows) {
      const answer = await api.as('admin', 'put', `${resource}/${id}`, { ...body, ...change });
      expect([what, answer.status, faultsOf(answer.body)]).toEqual([what, 400, [[field, code]]]);
    }
  });

  it('measure every text', async () => {
    const { schemas } = createOpenApiDocument(api.app).components!;
    for (const [resource, schema] of Object.entries(BODIES) as [Resource, string][]) {
      const { properties } = schemas![schema] as {
        properties: Record<string, { maxLength?: number; type?: string }>;
      };
      const limits = Object.entries(properties).filter(
        ([, { type, maxLength }]) => type === 'string' && maxLength,
      );
      expect(limits.length).toBeGreaterThan(1);
      for (const [field, { maxLength }] of limits) {
        const change = { ...NEW[resource], [field]: 'x'.repeat(maxLength! + 1) };
        const { body } = await api.as('admin', 'post', resource, change).expect(400);
        expect(faultsOf(body)).toContainEqual([
          field,
          expect.stringMatching(/textMax|notEmail|locked|code$/i),
        ]);
      }
    }
  });

  it.each(RESOURCES)('tell at once all that is required: %s', async (resource) => {
    const { body } = await api.as('admin', 'post', resource, {}).expect(400);
    expect(faultsOf(body).sort()).toEqual(
      REQUIRED[resource].map((field) => [field, 'global.error.required']),
    );
  });

  it('require more of a vaccine, and tell it beside other faults', async () => {
    const { body } = await api
      .as('admin', 'post', 'referentiel/produit', { type: 'VACCIN', nom: 'x'.repeat(251) })
      .expect(400);
    expect((body as Answer).fieldErrors.map(({ field }) => field).sort()).toEqual([
      'codeCip',
      'codeUcd',
      'formePharma',
      'nbDoses',
      'nbUnitesBoite',
      'nom',
      'nomCommercial',
      'substanceActive1',
      'typeConditionnement',
    ]);
  });

  it.each(RESOURCES)('let a correct record be created, inactive and by name: %s', async (resource) => {
    const id = await api.create(resource, NEW[resource]);
    const { body } = await api.as('admin', 'get', `${resource}/${id}`).expect(200);
    expect(body).toMatchObject({ ...NEW[resource], id, version: 1, actif: false });
    expect(body.history.creationUser).toBe('Agnès Delmas');
    expect(body).not.toHaveProperty('password');
    const switched = await api.as('admin', 'put', `${resource}/status`, { id, status: true }).expect(200);
    expect(switched.body).toMatchObject({ id, actif: true, version: 2 });
  });

  it.each<[Resource, object, string]>([
    ['centre', { type: 'DISPATCH' }, 'type'],
    ['referentiel/produit', { type: 'EPI' }, 'type'],
    ['referentiel/transporteur', { idCentre: centres.plateformeSud }, 'idCentre'],
    ['value-list', { liste: 'PRODUCT_TYPE' }, 'liste'],
    ['value-list', { code: 'VOL_2' }, 'code'],
  ])('lock after creation, in %s, %j', async (resource, change, field) => {
    const { body: list } = await api.as(
      'admin',
      'get',
      resource === 'value-list' ? 'value-list/all' : resource,
    );
    const [record] = list;
    const current = (await api.as('admin', 'get', `${resource}/${record.id}`)).body;
    const different = current[field] === Object.values(change)[0] ? { [field]: 'OTHER' } : change;
    const { body } = await api.as('admin', 'put', resource, { ...current, ...different }).expect(400);
    expect(faultsOf(body)).toContainEqual([field, expect.stringMatching(/locked|unknownValue|notUuid/)]);
  });

  describe('of a centre', () => {
    const create = (change: object) => api.create('centre', { ...NEW.centre, ...change });
    const get = async (id: string) => (await api.as('admin', 'get', `centre/${id}`).expect(200)).body;

    it('switch follow-up off for a vaccination point, whatever was sent', async () => {
      const id = await create({ type: 'VACCINATION_POINT', desactivationSuivi: false, modeOffline: true });
      expect(await get(id)).toMatchObject({ desactivationSuivi: true, modeOffline: false, modeQte: null });
      await api
        .as('admin', 'put', `centre/${id}`, { ...(await get(id)), desactivationSuivi: false })
        .expect(200);
      expect(await get(id)).toMatchObject({ desactivationSuivi: true });
    });

    it('reset what does not apply to its type', async () => {
      const referent = await create({ type: 'REFERENT', capacite: 5, modeAdministration: 'SEMAINE' });
      expect(await get(referent)).toMatchObject({
        capacite: null,
        modeAdministration: null,
        modeQte: 'CONDITIONNEMENT',
        gestionStock: false,
        desactivationSuivi: false,
      });
    });

    it('let the referent go with the user', async () => {
      const { bellevue, riviere } = demonstrationIds.users;
      const id = await create({ users: [bellevue, riviere], idReferent: bellevue });
      const { body } = await api
        .as('admin', 'put', `centre/${id}`, { ...NEW.centre, users: [riviere] })
        .expect(200);
      expect(body).toMatchObject({ users: [riviere], idReferent: null });
    });

    it('refuse to stand below itself', async () => {
      const top = await create({ type: 'REFERENT' });
      const below = await create({ type: 'REFERENT', parentIds: [top] });
      const { body } = await api
        .as('admin', 'put', `centre/${top}`, { ...NEW.centre, type: 'REFERENT', parentIds: [below] })
        .expect(400);
      expect(faultsOf(body)).toEqual([['parentIds', 'centre.error.loop']]);
    });

    it('keep the name of what is switched off', async () => {
      await api.as('admin', 'put', 'referentiel/transporteur/status', { id: carriers.nord, status: false });
      const { body } = await api.as('admin', 'get', `referentiel/transporteur/${carriers.nord}`).expect(200);
      expect(body).toMatchObject({ nom: 'Froid Express Nord', actif: false });
      expect(await get(centres.plateformeNord)).toMatchObject({ idTransporteur: carriers.nord });
    });

    it('require title and body of a mail', async () => {
      const { body } = await api.as('admin', 'post', 'centre/mail', {}).expect(400);
      expect(faultsOf(body)).toEqual([
        ['title', 'global.error.required'],
        ['body', 'global.error.required'],
      ]);
    });
  });

  it('search users from three characters, by name, login and address', async () => {
    const search = (query: string) =>
      api.as('admin', 'get', `users/query?query=${encodeURIComponent(query)}`);
    expect(faultsOf((await search('be').expect(400)).body)).toEqual([['query', 'global.error.textMin']]);
    expect(faultsOf((await search('  b ').expect(400)).body)).toEqual([['query', 'global.error.textMin']]);
    const { body } = await search('bernard cla').expect(200);
    expect(body).toMatchObject([{ login: 'bellevue', lastname: 'Bernard', firstname: 'Claire' }]);
  });

  it('speak the user’s language', async () => {
    await api.as('admin', 'put', 'utilisateurs/langue', { langue: 'fr' }).expect(200);
    const { body } = await api
      .as('admin', 'post', 'centre', {
        ...NEW.centre,
        etiquettes: [tag('SECTEUR', 'a'), tag('SECTEUR', 'b')],
      })
      .expect(400);
    expect(body.fieldErrors[0].message).toBe('Cette catégorie est déjà utilisée');
    const doses = { ...NEW['referentiel/produit'], codeCip: 'other', nbDoses: 100 };
    const { body: product } = await api.as('admin', 'post', 'referentiel/produit', doses).expect(400);
    expect(product.fieldErrors[0].message).toBe(
      "Le nombre de doses doit contenir deux chiffres entiers maximum et ne peut avoir qu'une seule décimale",
    );
    const carrier = { ...NEW['referentiel/transporteur'], mailContact: 'quai' };
    const { body: mail } = await api.as('admin', 'post', 'referentiel/transporteur', carrier).expect(400);
    expect(mail.fieldErrors[0].message).toBe("Le format de l'email n'est pas réglementaire");
  });
});
