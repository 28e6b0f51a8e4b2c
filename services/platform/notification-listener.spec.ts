import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { NotificationListener } from './notification-listener.js';

describe('a connection that listens', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.release());

  it('stops while it is still being opened', async () => {
    const listener = new NotificationListener({
      connectionString: database.url,
      channel: 'news',
      onNotification: () => {},
      onListening: () => {},
      onLost: () => {},
    });
    listener.start();
    await listener.stop();
  });
});
