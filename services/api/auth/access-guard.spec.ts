import { Controller, Get, Post } from '@nestjs/common';
import { startTestApi, type TestApi } from '../../../test/support/api.js';
import { demonstrationIds } from '../../demonstration/reference-data/demonstration.js';
import type { Actor } from '../../reference-data/user/actor.js';
import { Access, CurrentActor, Public } from './access.js';

const { centres, users } = demonstrationIds;

@Controller('probe')
class ProbeController {
  @Get('dispatch')
  @Access({ centre: 'required', centreTypes: ['DISPATCH'] })
  dispatch(@CurrentActor() actor: Actor): Actor {
    return actor;
  }

  @Get('any')
  @Access({ centre: 'optional' })
  any(@CurrentActor() actor: Actor): Actor {
    return actor;
  }

  @Get('when-sent')
  @Access({ centre: 'when-sent' })
  whenSent(@CurrentActor() actor: Actor): Actor {
    return actor;
  }

  @Get('nothing')
  @Access({ centre: 'none' })
  nothing(@CurrentActor() actor: Actor): Actor {
    return actor;
  }

  @Post('stock')
  @Access({ centre: 'required', centreTypes: ['REFERENT', 'DISPATCH'], writesStock: true })
  stock(): void {}

  @Post('administration')
  @Access({ centre: 'required', authorities: ['ROLE_ADMIN_DISPATCH'] })
  administration(): void {}
}

/** What is said of the class holds for every method that says nothing itself. */
@Controller('probe-class')
@Access({ centre: 'required' })
class ClassProbeController {
  @Get('said')
  said(): void {}

  @Get('open')
  @Public()
  open(): void {}
}

describe('access', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi({ controllers: [ProbeController, ClassProbeController] });
  });
  afterAll(() => api.close());

  const get = (path: string, login: string, centre?: string) => {
    const request = api
      .http()
      .get(`/${path}`)
      .set('Authorization', `Bearer ${api.tokenOf(login)}`);
    return centre === undefined ? request : request.set('X-Centre-Id', centre);
  };
  const post = (path: string, login: string, centre?: string) => {
    const request = api
      .http()
      .post(`/${path}`)
      .set('Authorization', `Bearer ${api.tokenOf(login)}`);
    return centre === undefined ? request : request.set('X-Centre-Id', centre);
  };

  it('tells the route who asks, and for which centre', async () => {
    const { body } = await get('probe/dispatch', 'dispatch', centres.plateformeNord.toUpperCase()).expect(
      200,
    );
    expect(body).toMatchObject({
      userId: users.dispatch,
      login: 'dispatch',
      isAdmin: false,
      isAdminDispatch: true,
      language: 'en',
      centre: {
        id: centres.plateformeNord,
        code: 'PN',
        type: 'DISPATCH',
        parentIds: [centres.pharmacieCentrale],
      },
    });
    expect(new Set(body.centre.childIds)).toEqual(new Set([centres.centreBellevue, centres.centreRiviere]));
  });

  it('refuses a missing centre with 400', async () => {
    const { body } = await get('probe/dispatch', 'dispatch').expect(400);
    expect(body).toEqual({
      globalErrors: [{ code: 'centre.error.required', message: 'Choose a centre first', arguments: {} }],
      fieldErrors: [],
    });
    await get('probe/dispatch', 'admin').expect(400);
    await get('probe/any', 'dispatch').expect(400);
  });

  it('refuses with 400 what is no UUID', async () => {
    const { body } = await get('probe/dispatch', 'dispatch', 'plateforme-nord').expect(400);
    expect(body.globalErrors[0].code).toBe('centre.error.idInvalid');
    await get('probe/when-sent', 'dispatch', '42').expect(400);
  });

  it.each([
    ['that does not exist', 'dispatch', '00000000-0000-0000-0000-000000000001', 'centre.error.notYours'],
    ['of somebody else', 'dispatch', centres.plateformeSud, 'centre.error.notYours'],
    ['below the user’s own', 'dispatch', centres.centreBellevue, 'centre.error.notYours'],
    ['of another type', 'bellevue', centres.centreBellevue, 'centre.error.typeForbidden'],
    [
      'of another type, for an administrator too',
      'admin',
      centres.centreBellevue,
      'centre.error.typeForbidden',
    ],
    ['that does not exist, for an administrator too', 'admin', users.admin, 'centre.error.notYours'],
  ])('refuses with 403 a centre %s', async (_, login, centre, code) => {
    const { body } = await get('probe/dispatch', login, centre).expect(403);
    expect(body.code).toBe(code);
    expect(Object.keys(body).sort()).toEqual(['code', 'message']);
  });

  it('lets an administrator select any centre, or none where none is required', async () => {
    await get('probe/dispatch', 'admin', centres.plateformeSud).expect(200);
    const { body } = await get('probe/any', 'admin').expect(200);
    expect(body).toMatchObject({ isAdmin: true, centre: null });
  });

  it('does not look at the header where the route says so, and asks nobody for it where it may be absent', async () => {
    await get('probe/nothing', 'bellevue', 'nonsense').expect(200);
    const { body } = await get('probe/when-sent', 'bellevue').expect(200);
    expect(body.centre).toBeNull();
    await get('probe/when-sent', 'bellevue', centres.centreMer).expect(403);
  });

  it('refuses a centre that is switched off', async () => {
    await api.pool.query('UPDATE reference.centre SET active = false WHERE id = $1', [centres.centreMer]);
    await api.directory.refresh();
    const { body } = await get('probe/any', 'riviere', centres.centreMer).expect(403);
    expect(body.code).toBe('centre.error.inactive');
    await get('probe/any', 'admin', centres.centreMer).expect(403);
    await get('probe/any', 'riviere', centres.centreRiviere).expect(200);
  });

  it('refuses a member of a centre whose authorities do not go with its type', async () => {
    await api.pool.query('INSERT INTO reference.centre_user (centre_id, user_id) VALUES ($1, $2)', [
      centres.plateformeSud,
      users.point,
    ]);
    await api.directory.refresh();
    const { body } = await get('probe/dispatch', 'point', centres.plateformeSud).expect(403);
    expect(body.code).toBe('global.error.forbidden');
  });

  it('refuses stock to a referent that keeps none', async () => {
    const { body } = await post('probe/stock', 'agence', centres.agenceRegionale).expect(403);
    expect(body.code).toBe('centre.error.withoutStock');
    await post('probe/stock', 'referent', centres.pharmacieCentrale).expect(201);
  });

  it('refuses by authority before it asks for a centre, and by both before it reads the body', async () => {
    await post('probe/administration', 'bellevue').expect(403);
    await post('probe/administration', 'sud', centres.plateformeSud).expect(403);
    await post('probe/administration', 'dispatch', centres.plateformeNord).expect(201);
    await post('probe/administration', 'bellevue', centres.centreBellevue)
      .set('Content-Type', 'application/json')
      .send('{"malformed":')
      .expect(403);
    await api
      .http()
      .post('/probe/administration')
      .set('Content-Type', 'application/json')
      .send('{')
      .expect(401);
    await post('probe/administration', 'dispatch', centres.plateformeNord)
      .set('Content-Type', 'application/json')
      .send('{"malformed":')
      .expect(400);
  });

  it('takes what is said of a class for its methods, unless they say otherwise', async () => {
    await api.http().get('/probe-class/said').expect(401);
    await get('probe-class/said', 'bellevue', centres.centreBellevue).expect(200);
    await api.http().get('/probe-class/open').expect(200);
  });
});
