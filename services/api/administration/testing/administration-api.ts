/** Calls of the administration as each demonstration user makes them, for the centre that they work in. */
import ExcelJS from 'exceljs';
import type { Test } from 'supertest';
import { startTestApi, type TestApi } from '../../../../test/support/api.js';
import { demonstrationIds } from '../../../demonstration/reference-data/demonstration.js';
import { IdempotencyModule } from '../../http/idempotency/idempotency.module.js';
import { AdministrationModule } from '../administration.module.js';

const { centres } = demonstrationIds;

/** The centre that each user has selected; an administrator has none. */
export const SELECTED = {
  admin: undefined,
  referent: centres.pharmacieCentrale,
  agence: centres.agenceRegionale,
  dispatch: centres.plateformeNord,
  sud: centres.plateformeSud,
  bellevue: centres.centreBellevue,
  riviere: centres.centreRiviere,
  point: centres.pointBellevue,
} as const;
export type Login = keyof typeof SELECTED;

export type Method = 'get' | 'post' | 'put';

export interface AdministrationApi extends TestApi {
  as(login: Login, method: Method, path: string, body?: object): Test;
  /** As the administrator; the id of what was created. */
  create(path: string, body: object): Promise<string>;
  upload(login: Login, method: 'post' | 'put', path: string, fields: object, file?: SentFile): Test;
}

export interface SentFile {
  readonly name: string;
  readonly content: Buffer;
}

export async function startAdministrationApi(
  env: Readonly<Record<string, string>> = {},
): Promise<AdministrationApi> {
  const imports = [AdministrationModule, IdempotencyModule];
  const api = await startTestApi({ imports, env, readModels: true });
  const request = (login: Login, method: Method, path: string) => {
    const test = api.http()[method](`/api/admin/${path}`);
    test.set('Authorization', `Bearer ${api.tokenOf(login)}`);
    const centre = SELECTED[login];
    return centre ? test.set('X-Centre-Id', centre) : test;
  };
  const as: AdministrationApi['as'] = (login, method, path, body) => {
    const test = request(login, method, path);
    return body ? test.send(body) : test;
  };
  return {
    ...api,
    as,
    async create(path, body) {
      const answer = await as('admin', 'post', path, body).expect(201);
      return (answer.body as { id: string }).id;
    },
    upload(login, method, path, fields, file) {
      const test = request(login, method, path);
      for (const [name, value] of Object.entries(fields)) test.field(name, String(value));
      return file ? test.attach('file', file.content, file.name) : test;
    },
  };
}

/** A body that may be created as it is, of each resource. */
export const NEW = {
  centre: {
    nom: 'Centre des Carmes',
    type: 'VACCINATION',
    adresse: '12 rue des Carmes',
    codePostal: '75005',
    ville: 'Paris',
    destinataireEmail: 'BOTH',
  },
  'referentiel/produit': {
    type: 'VACCIN',
    codeCip: '3400930999999',
    codeUcd: '9400999',
    nomCommercial: 'Novavil',
    nom: 'Novavil, suspension injectable',
    formePharma: 'Suspension',
    substanceActive1: 'Novavilane',
    typeConditionnement: 'FLACON',
    peremptionType: 'JOUR',
    nbDoses: 5,
    nbUnitesBoite: 10,
  },
  'referentiel/tracker': {
    fabricant: 'Frigotrace',
    nom: 'FT-1',
    type1: 'Enregistreur',
    type2: 'USB',
    minTemperature: 0,
    maxTemperature: 0,
  },
  'referentiel/contenant': {
    fabricant: 'Frigobox',
    nom: 'FB-1',
    type: 'Glacière',
    taille: 1,
    poids: 0,
    capacite: 0,
  },
  'referentiel/transporteur': {
    nom: 'Froid Rapide',
    siret: '40000000099999',
    idCentre: centres.plateformeNord,
    adresse: '1 rue du Quai',
    codePostal: '59000',
    ville: 'Lille',
    pays: 'France',
    mailContact: 'quai@froid-rapide.example',
  },
  'value-list': { liste: 'SCRAPPING_CAUSE', code: 'VOL', labels: { '1': 'Vol', '2': 'Theft' } },
  users: {
    login: 'nouvelle',
    email: 'nouvelle@example.org',
    lastname: 'Marchand',
    firstname: 'Odile',
    authorities: ['ROLE_VACCINATION_CENTER'],
  },
} as const;
export type Resource = keyof typeof NEW;
export const RESOURCES = Object.keys(NEW) as Resource[];

/** A workbook with one sheet of these rows. */
export async function xlsx(rows: readonly (readonly unknown[])[]): Promise<SentFile> {
  const workbook = new ExcelJS.Workbook();
  workbook.addWorksheet('Lignes').addRows(rows as unknown[][]);
  return { name: 'import.xlsx', content: Buffer.from(await workbook.xlsx.writeBuffer()) };
}
