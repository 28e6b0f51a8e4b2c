/**
 * Hostile files, as an administrator sends them. What becomes of each is specified in services/uploads and
 * services/documents/docx; here are those that show how the API answers: each outcome of a sheet, and some templates.
 */
import { caseNamed, casesNamed } from '../../../test/support/named.js';
import { HOSTILE } from '../../documents/docx/testing/hostile.js';
import { HOSTILE_SHEETS } from '../../uploads/testing/hostile-sheets.js';
import { type AdministrationApi, startAdministrationApi } from './testing/administration-api.js';

const SHEETS = casesNamed(
  HOSTILE_SHEETS,
  'a row far below',
  'a million empty rows',
  'elements that never end',
);
const TEMPLATES = casesNamed(HOSTILE, 'nothing', 'half a zip', 'a macro', 'a link that runs', 'a bomb');

describe('a hostile file', () => {
  let api: AdministrationApi;
  beforeAll(async () => {
    api = await startAdministrationApi();
  });
  afterAll(() => api.close());

  const importOf = (content: Uint8Array) =>
    api.upload(
      'admin',
      'post',
      'centre/import',
      { dryRun: true },
      { name: 'a.xlsx', content: Buffer.from(content) },
    );

  it.each(SHEETS)('in an import is refused or tried: %s', async (_, file, result) => {
    const { status, body } = await importOf(await file());
    if ('lines' in result) expect([status, body.erreurs]).toEqual([200, result.lines.length]);
    else {
      const faults = [...body.globalErrors, ...body.fieldErrors].map(({ field, code }) => [field, code]);
      const expected =
        result.refused === 'notXlsx'
          ? ['file', 'import.error.notXlsx']
          : [undefined, 'import.error.tooManyLines'];
      expect([status, faults]).toEqual([400, [expected]]);
    }
  });

  it.each(TEMPLATES)('as a template is refused on its field, and not kept: %s', async (_, file, code) => {
    const form = { nom: 'Hostile', type: 'DISPATCH_BL', publie: 'true' };
    const sent = { name: 'a.docx', content: await file() };
    const { body } = await api.upload('admin', 'post', 'template', form, sent).expect(400);
    expect(body.fieldErrors).toContainEqual(expect.objectContaining({ field: 'file', code }));
    expect((await api.as('admin', 'get', 'template').expect(200)).body).toEqual([]);
  });

  it('is refused with 429 where too many of one user are waiting', async () => {
    const [, file] = caseNamed(HOSTILE_SHEETS, 'a million empty rows');
    const content = await file();
    const answers = await Promise.all(Array.from({ length: 16 }, () => importOf(content)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]!.body.code).toBe('global.error.tooManyWaiting');
    expect(answers.every(({ status }) => status === 400 || status === 429)).toBe(true);
  });
});
