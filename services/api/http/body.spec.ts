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

  /** Seconds of the processor, whatever else the machine does. */
  async function costOf(body: string): Promise<number> {
    const before = process.cpuUsage();
    for (let n = 0; n < 5; n++) expect((await putLanguage(body)).status).toBe(400);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  }

  it.each(['[', '{"a":'])('that opens %s again and again is 400', async (open) => {
    const body = open.repeat(Math.floor(4_000 / open.length));
    for (let n = 0; n < 100; n++) {
      const answer = await post('login', body);
      expect([answer.status, answer.body.globalErrors[0].code]).toEqual([400, 'global.error.malformed']);
    }
  });

  it.each(['[', '{"a":'])('that opens %s again and again costs no more than any other', async (open) => {
    const size = 1_000_000;
    const harmless = JSON.stringify({ langue: 'x'.repeat(size) });
    await costOf(harmless);
    const usual = await costOf(harmless);
    expect(await costOf(open.repeat(Math.floor(size / open.length)))).toBeLessThan(usual * 5);
  });

  it('that is a long list where an object is asked for costs no more than any other', async () => {
    const size = 1_000_000;
    const usual = await costOf(JSON.stringify({ langue: 'x'.repeat(size) }));
    expect(await costOf(`[${'1,'.repeat(size / 2 - 1)}1]`)).toBeLessThan(usual * 5);
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
    await put(`{"langue":"fr","more":${list}}`).expect(400);
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
