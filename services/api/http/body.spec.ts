import { startTestApi, type TestApi } from '../../../test/support/api.js';
import { shapeOf } from './body.js';

const nested = (levels: number, open = '[', close = ']') => `${open.repeat(levels)}1${close.repeat(levels)}`;

describe('the depth of a JSON text', () => {
  const deeper = (json: string, levels = 32) => shapeOf(Buffer.from(json)).depth > levels;

  it.each([
    ['as many levels as allowed', nested(32), false],
    ['one level more', nested(33), true],
    ['objects in objects', nested(33, '{"a":', '}'), true],
    ['many beside each other', `[${Array(1000).fill('[[]]').join(',')}]`, false],
    ['brackets in a text', JSON.stringify({ text: '[{'.repeat(100) }), false],
    ['a text with quotes and backslashes', JSON.stringify({ text: '\\"[[{\\\\'.repeat(100) }), false],
    ['brackets after such a text', `["\\\\",${nested(32)}]`, true],
    ['letters of several bytes', JSON.stringify({ text: 'é漢😀'.repeat(100) }), false],
    ['a text that does not end', '"[[[[', false],
  ])('is known for %s', (_, json, expected) => {
    expect(deeper(json)).toBe(expected);
  });
});

it('counts what is in a JSON text', () => {
  const text = '{"a":[1,2,{"b":"[,,{"}],"c":[]}';
  expect(shapeOf(Buffer.from(text))).toEqual({ depth: 3, containers: 4, values: 3 });
});

describe('a hostile body', () => {
  /** Characters; no more than a body may have. */
  const SIZE = 1_000_000;
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const post = (path: string, body: string) =>
    api.http().post(`/api/admin/auth/${path}`).set('Content-Type', 'application/json').send(body);

  const putLanguage = (body: string) =>
    api
      .http()
      .put('/api/admin/utilisateurs/langue')
      .set('Authorization', `Bearer ${api.tokenOf('bellevue')}`)
      .set('Idempotency-Key', '5f1d7a52-8c1b-4d0e-a0f1-0a6d3b1f2c4d')
      .set('Content-Type', 'application/json')
      .send(body);

  /** Whether this body was parsed; its answer is 400 in any case. */
  async function isParsed(body: string): Promise<boolean> {
    const parse = jest.spyOn(JSON, 'parse');
    expect((await putLanguage(body)).status).toBe(400);
    const texts = parse.mock.calls.map(([text]) => text);
    parse.mockRestore();
    return texts.includes(body);
  }

  it.each(['[', '{"a":'])('that opens %s again and again is 400', async (open) => {
    const body = open.repeat(Math.floor(4_000 / open.length));
    for (let n = 0; n < 100; n++) {
      const answer = await post('login', body);
      expect([answer.status, answer.body.globalErrors[0].code]).toEqual([400, 'global.error.malformed']);
    }
  });

  it.each([
    ['that opens [ again and again', '['.repeat(SIZE)],
    ['that opens {"a": again and again', '{"a":'.repeat(SIZE / 5)],
    ['that is a long list where an object is asked for', `[${'1,'.repeat(SIZE / 2 - 1)}1]`],
  ])('%s is refused before it is parsed', async (_, body) => {
    expect(await isParsed(JSON.stringify({ langue: 'x'.repeat(SIZE) }))).toBe(true);
    expect(await isParsed(body)).toBe(false);
  });

  it.each([
    ['objects', JSON.stringify(Array(3_001).fill({}))],
    ['lists', JSON.stringify(Array(3_001).fill([]))],
    ['values', JSON.stringify(Array(30_002).fill(0))],
  ])('of too many %s is 400 before it is parsed', async (_, list) => {
    const put = (body: string) =>
      api
        .http()
        .put('/api/admin/utilisateurs/langue')
        .set('Authorization', `Bearer ${api.tokenOf('bellevue')}`)
        .set('Content-Type', 'application/json')
        .send(body);
    const { body } = await put(`{"langue":"fr","more":${list}}`).expect(400);
    expect(body.globalErrors).toMatchObject([{ code: 'global.error.bodyTooLarge' }]);
    await put(`{"langue":"fr","more":[${'0,'.repeat(2_000)}0]}`).expect(200);
  });

  it.each(['login', 'password/forgotten', 'password/reset'])(
    'of more than 4 KiB is 413 at %s',
    async (path) => {
      const { status } = await post(path, JSON.stringify({ username: 'x'.repeat(4_096) }));
      expect(status).toBe(413);
    },
  );
});
