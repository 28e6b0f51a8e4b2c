/** Templates come as forms with a file; the rest is as with any administered record. */

import { demonstrationIds } from '../../../demonstration/reference-data/demonstration.js';
import {
  type AdministrationApi,
  type Login,
  SELECTED,
  type SentFile,
  startAdministrationApi,
} from '../testing/administration-api.js';
import { docx } from '../testing/docx.js';

const { centres } = demonstrationIds;

type Refusal = readonly [
  what: string,
  form: object,
  file: SentFile | undefined,
  faults: readonly [string, string][],
];

describe('templates', () => {
  let api: AdministrationApi;
  let number = 0;

  beforeAll(async () => {
    api = await startAdministrationApi();
  });
  afterAll(() => api.close());

  const form = (change: object = {}) => ({ nom: `Bon ${++number}`, type: 'DISPATCH_BL', ...change });
  const send = (fields: object, file?: SentFile, login: Login = 'admin') =>
    api.upload(login, 'post', 'template', fields, file);
  const change = (fields: object, file?: SentFile) => api.upload('admin', 'put', 'template', fields, file);
  const publish = (id: string, status: unknown = true) =>
    api.as('admin', 'put', 'template/publication', { id, status });
  const create = async (fields: object = form()) => {
    const { body } = await send(fields, docx('Bon')).expect(201);
    return body.id as string;
  };
  const shown = async (id: string) => (await api.as('admin', 'get', `template/${id}`).expect(200)).body;
  const names = async (query: string) => {
    const { body } = await api.as('bellevue', 'get', `template?${query}`).expect(200);
    return (body as { nom: string }[]).map(({ nom }) => nom);
  };

  it('are hidden unless they are sent published, and keep their file’s name', async () => {
    const id = await create(form({ nom: 'Caché' }));
    expect(await shown(id)).toMatchObject({
      nom: 'Caché',
      type: 'DISPATCH_BL',
      publie: false,
      fileName: 'modele.docx',
      version: 1,
      history: { creationUser: 'Agnès Delmas' },
    });
    expect(await shown(await create(form({ publie: 'true' })))).toMatchObject({ publie: true });
  });

  it.each<Refusal>([
    [
      'nothing',
      {},
      undefined,
      [
        ['file', 'global.error.required'],
        ['nom', 'global.error.required'],
        ['type', 'global.error.required'],
      ],
    ],
    ['no file', { nom: 'Sans fichier', type: 'DISPATCH_BL' }, undefined, [['file', 'global.error.required']]],
    ['an unknown type', { nom: 'Menu', type: 'MENU' }, docx('x'), [['type', 'global.error.unknownValue']]],
    [
      'a long name',
      { nom: 'x'.repeat(251), type: 'DISPATCH_BL' },
      docx('x'),
      [['nom', 'global.error.textMax']],
    ],
    [
      'a text that calls itself .docx',
      { nom: 'Texte', type: 'DISPATCH_BL' },
      { name: 'texte.docx', content: Buffer.from('texte') },
      [['file', 'template.error.notDocx']],
    ],
    [
      'a .docx under another name',
      { nom: 'Autre', type: 'DISPATCH_BL' },
      docx('x', 'modele.pdf'),
      [['file', 'template.error.notDocx']],
    ],
    [
      'what is neither published nor hidden',
      { nom: 'Peut-être', type: 'DISPATCH_BL', publie: 'perhaps' },
      docx('x'),
      [['publie', 'global.error.notBoolean']],
    ],
  ])('refuse %s', async (_, fields, file, faults) => {
    const { body } = await send(fields, file).expect(400);
    const told = (body.fieldErrors as { field: string; code: string }[]).map(({ field, code }) => [
      field,
      code,
    ]);
    expect(told.sort()).toEqual(faults);
  });

  it('have names that exist once, their own being theirs', async () => {
    const id = await create(form({ nom: 'Unique' }));
    const { body } = await send(form({ nom: 'Unique' }), docx('x')).expect(400);
    expect(body.fieldErrors).toMatchObject([{ field: 'nom', code: 'global.error.nameTaken' }]);
    await change({ id, nom: 'Unique', type: 'DISPATCH_BL' }).expect(200);
    const other = await create();
    const renamed = await change({ id: other, nom: 'Unique', type: 'DISPATCH_BL' }).expect(400);
    expect(renamed.body.fieldErrors).toMatchObject([{ field: 'nom', code: 'global.error.nameTaken' }]);
  });

  it('keep their file where none is sent, and replace it where one is', async () => {
    const id = await create();
    const kept = await change({ id, ...form() }).expect(200);
    expect(kept.body).toMatchObject({ fileName: 'modele.docx', version: 2 });
    const replaced = await change({ id, ...form() }, docx('Nouveau', 'nouveau.docx')).expect(200);
    expect(replaced.body).toMatchObject({ fileName: 'nouveau.docx', version: 3 });
  });

  it('have a file that their type can fill, also where only the type changes', async () => {
    const { body } = await send(form(), docx('{{suiviDesactive}}')).expect(201);
    const refused = await change({ id: body.id, ...form({ type: 'DISPATCH_RETOUR' }) }).expect(400);
    expect(refused.body.fieldErrors).toMatchObject([
      { field: 'file', code: 'template.error.unknownField', arguments: { tag: '{{suiviDesactive}}' } },
    ]);
    await change({ id: body.id, ...form() }).expect(200);
  });

  it('are not overwritten by a second editor', async () => {
    const id = await create();
    const fields = { id, ...form(), version: 1 };
    await change(fields).expect(200);
    expect((await change(fields).expect(409)).body.code).toBe('global.error.conflict');
  });

  it('are published and hidden by a boolean', async () => {
    const id = await create();
    expect((await publish(id).expect(200)).body).toMatchObject({ id, publie: true });
    expect((await publish(id, false).expect(200)).body).toMatchObject({ publie: false });
    const { body } = await publish(id, 'true').expect(400);
    expect(body.fieldErrors).toMatchObject([{ field: 'status', code: 'global.error.notBoolean' }]);
  });

  it('are listed by name, type and publication', async () => {
    await create(form({ nom: 'Étiquette du référent', type: 'REFERENT_ETIQUETTE' }));
    await create(form({ nom: 'Retour publié', type: 'DISPATCH_RETOUR', publie: 'true' }));
    expect(await names('nom=etiquette')).toEqual(['Étiquette du référent']);
    expect(await names('type=DISPATCH_RETOUR')).toEqual(['Retour publié']);
    expect(await names('publie=true')).toContain('Retour publié');
    expect(await names('publie=true')).not.toContain('Étiquette du référent');
  });

  it('stay with a centre that chose them, hidden or not, and keep their type meanwhile', async () => {
    const id = await create(form({ publie: 'true' }));
    const put = async (templates: object) => {
      const { body } = await api.as('admin', 'get', `centre/${centres.plateformeNord}`).expect(200);
      return api.as('admin', 'put', 'centre', { ...body, templates });
    };
    expect((await put({ DISPATCH_BL: id })).status).toBe(200);
    await publish(id, false).expect(200);
    expect((await put({ DISPATCH_BL: id })).status).toBe(200);
    const { body } = await change({ id, ...form({ type: 'DISPATCH_RETOUR' }) }).expect(400);
    expect(body.fieldErrors).toMatchObject([{ field: 'type', code: 'template.error.inUse' }]);
    const hidden = await create();
    const refused = await put({ DISPATCH_BL: hidden });
    expect(refused.status).toBe(400);
    expect(refused.body.fieldErrors).toMatchObject([
      { field: 'templates.DISPATCH_BL', code: 'centre.error.templateInvalid' },
    ]);
  });

  it('are chosen by ids in capitals too, and no longer by a blank one', async () => {
    const id = await create(form({ publie: 'true' }));
    const { body } = await api.as('admin', 'get', `centre/${centres.plateformeSud}`).expect(200);
    const put = async (version: number, choice: unknown) =>
      (
        await api
          .as('admin', 'put', 'centre', { ...body, version, templates: { DISPATCH_BL: choice } })
          .expect(200)
      ).body;
    const chosen = await put(body.version, ` ${id.toUpperCase()} `);
    expect(chosen.templates).toEqual({ DISPATCH_BL: id });
    const emptied = await put(chosen.version, ' ');
    expect(emptied.templates).toEqual({});
    const again = await put(emptied.version, id);
    expect((await put(again.version, '')).templates).toEqual({});
  });

  it.each([['x'], [7], [{}], [['x']], [true]])('are not chosen by what is no id (%j)', async (choice) => {
    const { body } = await api.as('admin', 'get', `centre/${centres.plateformeSud}`).expect(200);
    const templates = { DISPATCH_BL: choice };
    const refused = await api.as('admin', 'put', 'centre', { ...body, templates }).expect(400);
    expect(refused.body.fieldErrors).toMatchObject([
      { field: 'templates.DISPATCH_BL', code: 'centre.error.templateInvalid' },
    ]);
  });

  it.each(Object.keys(SELECTED).filter((login) => login !== 'admin') as Login[])(
    'are kept by administrators only: %s',
    async (login) => {
      await send(form(), docx('x'), login).expect(403);
      await send({}, undefined, login).expect(403);
    },
  );
});
