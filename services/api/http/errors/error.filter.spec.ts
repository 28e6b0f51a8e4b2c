import { BadRequestException, Body, Controller, Get, NotFoundException, Param, Post } from '@nestjs/common';
import { Type } from 'class-transformer';
import {
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { startTestApi, type TestApi } from '../../../../test/support/api.js';
import { EventStoreUnavailable, WrongExpectedRevision } from '../../../event-store/port.js';
import { ApiCode, ErrorCode } from '../../../words/codes.js';
import { Access, Public } from '../../auth/access.js';
import { ApiError, InvalidRequest } from './api-error.js';

class LineDto {
  @IsUUID()
  idStock!: string;

  @IsInt()
  @Min(1)
  quantite!: number;
}

class PreparationDto {
  @IsArray()
  @ArrayNotEmpty()
  @ValidateNested({ each: true })
  @Type(() => LineDto)
  produits!: LineDto[];

  @IsOptional()
  @IsString()
  @MaxLength(10)
  commentaire?: string;

  @IsOptional()
  @IsBoolean()
  transfert?: boolean;

  @IsOptional()
  @IsIn(['JOUR', 'SEMAINE'])
  mode?: string;

  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { context: { code: ErrorCode.date } })
  jour?: string;
}

const redisReply = (message: string) => Object.assign(new Error(message), { name: 'ReplyError' });

const THROWN: Readonly<Record<string, () => unknown>> = {
  rule: () =>
    new InvalidRequest(
      {
        code: ErrorCode.quantityMax,
        field: 'quantite',
        wireCode: '1',
        arguments: { max: 4 },
        rejectedValue: 9,
      },
      { code: ErrorCode.noteReceived },
    ),
  long: () =>
    new InvalidRequest({ code: ErrorCode.integer, field: 'quantite', rejectedValue: 'x'.repeat(32_767) }),
  conflict: () => new WrongExpectedRevision('ledger-x', 3, 4),
  store: () => new EventStoreUnavailable(new Error('secret host name')),
  database: () => Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' }),
  unstorable: () => Object.assign(new Error('invalid byte sequence: secret'), { code: '22021' }),
  restart: () => Object.assign(new Error('terminating connection'), { code: '57P01' }),
  readOnly: () => Object.assign(new Error('cannot execute UPDATE'), { code: '25006' }),
  queuesReadOnly: () =>
    redisReply("READONLY You can't write against a read only replica. script: 1f, on @user_script:1."),
  queuesLoading: () => redisReply('LOADING Redis is loading the dataset in memory'),
  queuesRefuseKey: () => redisReply('WRONGTYPE Operation against a key holding the wrong kind of value'),
  bug: () => new TypeError('secret of line 42'),
  text: () => 'thrown text',
  missing: () => new NotFoundException({ code: ApiCode.notFound }),
  nest: () => new BadRequestException('Validation failed (uuid is expected)'),
  reused: () => new ApiError(409, ApiCode.conflict),
};

@Controller('probe')
@Public()
class ProbeController {
  @Get('throw/:what')
  fail(@Param('what') what: string): void {
    throw THROWN[what]!();
  }

  @Get('signed-in')
  @Access({ centre: 'none' })
  failSignedIn(): void {
    throw THROWN.bug!();
  }

  @Post('preparation')
  prepare(@Body() body: PreparationDto): PreparationDto {
    return body;
  }
}

describe('errors', () => {
  let api: TestApi;
  const log: string[] = [];

  beforeAll(async () => {
    const onLog = (line: string) => log.push(line);
    api = await startTestApi({ controllers: [ProbeController], env: { LOG_LEVEL: 'warn' }, onLog });
  });
  afterAll(() => api.close());

  const thrown = (what: string) => api.http().get(`/probe/throw/${what}`);
  const prepare = (body: unknown) =>
    api
      .http()
      .post('/probe/preparation')
      .send(body as object);
  const line = { idStock: '7f5bd3b1-1aac-58be-9f32-a5409c4d6765', quantite: 3 };

  describe('of rules', () => {
    it('are 400 with fields and the whole apart, the line number where the wire wants it', async () => {
      const { body } = await thrown('rule').set('Accept-Language', 'fr-FR,fr;q=0.9').expect(400);
      expect(body).toEqual({
        globalErrors: [
          {
            code: 'deliveryNote.error.alreadyReceived',
            message: 'Ce bon de livraison a déjà été réceptionné',
            arguments: {},
          },
        ],
        fieldErrors: [
          {
            field: 'quantite',
            code: '1',
            message: 'La quantité saisie est supérieure au stock',
            arguments: { max: 4 },
            rejectedValue: 9,
          },
        ],
      });
    });
  });

  it('repeat the beginning of what was sent', async () => {
    const { body } = await thrown('long').expect(400);
    expect(body.fieldErrors[0].rejectedValue).toBe('x'.repeat(250));
  });

  describe('of the payload', () => {
    it('lets a good one pass and leaves out what it does not know', async () => {
      const { body } = await prepare({ produits: [{ ...line, surprise: 1 }], inconnu: true }).expect(201);
      expect(body).toEqual({ produits: [line] });
    });

    it('names nested fields, one error each, all at once', async () => {
      const { body } = await prepare({
        produits: [
          line,
          { idStock: 'x', quantite: 0 },
          { idStock: null, quantite: 1.5 },
          { quantite: 'deux' },
        ],
        commentaire: 'bien trop long',
        transfert: 'oui',
        mode: 'MOIS',
        jour: '21/11/2026',
      }).expect(400);
      expect(body.globalErrors).toEqual([]);
      const found = body.fieldErrors.map(
        ({ field, code }: { field: string; code: string }) => `${field} ${code}`,
      );
      expect(found.sort()).toEqual([
        'commentaire global.error.textMax',
        'jour global.error.date',
        'mode global.error.unknownValue',
        'produits[1].idStock global.error.notUuid',
        'produits[1].quantite global.error.min',
        'produits[2].idStock global.error.required',
        'produits[2].quantite global.error.integer',
        'produits[3].idStock global.error.required',
        'produits[3].quantite global.error.notNumber',
        'transfert global.error.notBoolean',
      ]);
      expect(body.fieldErrors).toContainEqual({
        field: 'commentaire',
        code: 'global.error.textMax',
        message: '10 characters at most',
        arguments: { max: 10 },
        rejectedValue: 'bien trop long',
      });
    });

    it.each([
      [{ produits: [] }, 'produits', 'global.error.required'],
      [{}, 'produits', 'global.error.required'],
      [{ produits: 'un' }, 'produits', 'global.error.notList'],
    ])('%j', async (payload, field, code) => {
      const { body } = await prepare(payload).expect(400);
      expect(body.fieldErrors).toMatchObject([{ field, code }]);
    });

    it('is 400 as a whole where it is not JSON', async () => {
      const { body } = await api
        .http()
        .post('/probe/preparation')
        .set('Content-Type', 'application/json')
        .send('{"produits":')
        .expect(400);
      expect(body).toEqual({
        globalErrors: [
          { code: 'global.error.malformed', message: 'The request could not be read', arguments: {} },
        ],
        fieldErrors: [],
      });
    });

    it.each(['[]', '4', '"x"', 'null'])('misses its fields where it is %s', async (text) => {
      const { body } = await api
        .http()
        .post('/probe/preparation')
        .set('Content-Type', 'application/json')
        .send(text)
        .expect(400);
      expect(body.fieldErrors).toMatchObject([{ field: 'produits', code: 'global.error.required' }]);
    });

    it('is 400 where no database can hold its text', async () => {
      const { body } = await thrown('unstorable').expect(400);
      expect(body.globalErrors).toMatchObject([{ code: 'global.error.malformed' }]);
      await api
        .http()
        .post('/api/admin/auth/login')
        .send({ username: 'a\u0000b', password: 'x' })
        .expect(400);
    });

    it('takes no body at all for an empty one', async () => {
      const { body } = await api
        .http()
        .post('/probe/preparation')
        .set('Content-Type', 'application/json')
        .expect(400);
      expect(body.fieldErrors).toMatchObject([{ field: 'produits', code: 'global.error.required' }]);
    });

    it('refuses what would reach into prototypes', async () => {
      await api
        .http()
        .post('/probe/preparation')
        .set('Content-Type', 'application/json')
        .send('{"produits":[],"__proto__":{"polluted":true}}')
        .expect(400);
    });
  });

  describe('with a code and a message', () => {
    it.each([
      ['missing', 404, 'global.error.notFound', 'This does not exist, or cannot be reached from this centre'],
      [
        'reused',
        409,
        'global.error.conflict',
        'Somebody changed this meanwhile. Reload the page, then make your change again.',
      ],
      [
        'conflict',
        503,
        'global.error.busy',
        'The service is very busy and nothing was changed. Try again in a moment.',
      ],
      ['store', 503, 'global.error.unavailable', undefined],
      ['database', 503, 'global.error.unavailable', undefined],
      ['restart', 503, 'global.error.unavailable', undefined],
      ['readOnly', 503, 'global.error.unavailable', undefined],
      ['queuesReadOnly', 503, 'global.error.unavailable', undefined],
      ['queuesLoading', 503, 'global.error.unavailable', undefined],
      ['queuesRefuseKey', 500, 'global.error.unexpected', undefined],
      ['bug', 500, 'global.error.unexpected', 'Something went wrong'],
      ['text', 500, 'global.error.unexpected', 'Something went wrong'],
    ])('%s is %i %s', async (what, status, code, message) => {
      const { body, headers, text } = await thrown(what).expect(status);
      expect(Object.keys(body).sort()).toEqual(['code', 'message']);
      expect(body.code).toBe(code);
      if (message) expect(body.message).toBe(message);
      expect(text).not.toContain('secret');
      expect(text).not.toContain('10.0.0.7');
      expect(headers['retry-after'] !== undefined).toBe(status === 503);
      expect(headers['x-correlation-id']).toMatch(/^[\w-]{36}$/);
    });

    it.each([
      ['rule', []],
      ['nest', []],
      ['unstorable', []],
      ['missing', []],
      [
        'store',
        [expect.objectContaining({ level: 'warn', reason: expect.stringContaining('secret host name') })],
      ],
      ['conflict', [expect.objectContaining({ level: 'warn', route: '/probe/throw/:what' })]],
    ])('leaves in the log what an operator needs of %s', async (what, expected) => {
      log.length = 0;
      await thrown(what);
      expect(log.map((line) => JSON.parse(line))).toEqual(expected);
      expect(log.join('')).not.toContain('    at ');
    });

    it('leaves the stack of a fault in the log', async () => {
      log.length = 0;
      await thrown('bug').expect(500);
      expect(JSON.parse(log[0]!)).toMatchObject({
        level: 'error',
        err: { stack: expect.stringContaining('at ') },
      });
    });

    it('leaves nothing in the log of a body that cannot be read', async () => {
      log.length = 0;
      await api
        .http()
        .post('/probe/preparation')
        .set('Content-Type', 'application/json')
        .send('{')
        .expect(400);
      await api.http().post('/probe/preparation').set('Content-Type', 'text/plain').send('x').expect(415);
      expect(log).toEqual([]);
    });

    it('keeps what Nest says to itself, in its own words', async () => {
      const { body } = await thrown('nest').expect(400);
      expect(body.globalErrors).toMatchObject([{ code: 'global.error.malformed' }]);
    });

    it('is 404 for a path that is none', async () => {
      const { body } = await api.http().get('/api/admin/unheard-of').expect(404);
      expect(body).toEqual({
        code: 'global.error.notFound',
        message: 'This does not exist, or cannot be reached from this centre',
      });
      await api.http().post('/api/admin/unheard-of').send({}).expect(404);
    });

    it('is 413 for a body over a mebibyte', async () => {
      const { body } = await prepare({ produits: [], commentaire: 'x'.repeat(1_048_576) }).expect(413);
      expect(body).toEqual({ code: 'global.error.bodyTooLarge', message: 'The request is too large' });
    });

    it('is 414 for an endless address', async () => {
      const { body } = await api
        .http()
        .get(`/probe/throw/missing?ids=${'x'.repeat(17_000)}`)
        .expect(414);
      expect(body).toEqual({
        code: 'global.error.uriTooLong',
        message: 'The search is too long, use fewer filters',
      });
    });

    it('is 414 for an address longer than any header may be', async () => {
      const { body } = await api
        .http()
        .get(`/probe/throw/missing?ids=${'x'.repeat(200_000)}`)
        .expect(414);
      expect(body.code).toBe('global.error.uriTooLong');
    });

    it('is 431 for endless headers', async () => {
      const { body } = await api
        .http()
        .get('/probe/throw/missing')
        .set('X-Long', 'x'.repeat(40_000))
        .expect(431);
      expect(body.code).toBe('global.error.bodyTooLarge');
    });

    it('is 415 for a form where none is taken', async () => {
      const { body } = await api.http().post('/probe/preparation').field('commentaire', 'x').expect(415);
      expect(body.code).toBe('global.error.unsupportedMediaType');
    });

    it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded'])(
      'is 415 for %s',
      async (type) => {
        const { body } = await api
          .http()
          .post('/probe/preparation')
          .set('Content-Type', type)
          .send('a=b')
          .expect(415);
        expect(body.code).toBe('global.error.unsupportedMediaType');
      },
    );

    it('is 400 for an address that cannot be decoded', async () => {
      const { body } = await api.http().get('/probe/%zz').expect(400);
      expect(body.globalErrors).toMatchObject([{ code: 'global.error.malformed' }]);
    });
  });

  describe('speak', () => {
    it.each([
      ['fr', 'Une erreur est survenue'],
      ['fr-CA,en;q=0.8', 'Une erreur est survenue'],
      ['de,en;q=0.5,fr;q=0.7', 'Une erreur est survenue'],
      ['en-GB', 'Something went wrong'],
      ['de', 'Something went wrong'],
      ['', 'Something went wrong'],
    ])('the language of "%s"', async (header, message) => {
      const { body, headers } = await thrown('bug').set('Accept-Language', header).expect(500);
      expect(body.message).toBe(message);
      expect(headers['content-language']).toBe(message.startsWith('Une') ? 'fr' : 'en');
    });

    it('the user’s language before the browser’s', async () => {
      const token = api.tokenOf('bellevue');
      const ask = () =>
        api
          .http()
          .get('/probe/signed-in')
          .set('Authorization', `Bearer ${token}`)
          .set('Accept-Language', 'en');
      expect((await ask().expect(500)).body.message).toBe('Something went wrong');
      await api
        .http()
        .put('/api/admin/utilisateurs/langue')
        .set('Authorization', `Bearer ${token}`)
        .send({ langue: 'fr' })
        .expect(200);
      expect((await ask().expect(500)).body.message).toBe('Une erreur est survenue');
    });
  });
});
