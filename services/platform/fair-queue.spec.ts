import { setTimeout as sleep } from 'node:timers/promises';
import { FairQueue, QueueFull } from './fair-queue.js';

describe('a fair queue', () => {
  const queue = (options: object = {}) =>
    new FairQueue({ concurrency: 2, waitingEach: 10, waitingTotal: 25, ...options });

  it('lets parties take turns, however much one of them asks for', async () => {
    const order: string[] = [];
    const fair = queue({ concurrency: 1 });
    const work = (party: string) =>
      fair.run(party, async () => {
        await sleep(1);
        order.push(party);
      });
    const flood = Array.from({ length: 10 }, () => work('flood'));
    await Promise.all([...flood, work('one'), work('other')]);
    expect(order.indexOf('one')).toBeLessThan(3);
    expect(order.indexOf('other')).toBeLessThan(5);
    expect(order).toHaveLength(12);
  });

  it('works on no more than its number at once, and goes on after a failure', async () => {
    let running = 0;
    let most = 0;
    const fair = queue();
    const answers = await Promise.allSettled(
      Array.from({ length: 9 }, (_, n) =>
        fair.run('one', async () => {
          most = Math.max(most, ++running);
          await sleep(1);
          running--;
          if (n % 2) throw new Error('no');
          return n;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    await expect(fair.run('one', async () => 'still there')).resolves.toBe('still there');
  });

  it('refuses a party that has too much waiting, and no other one', async () => {
    const fair = queue();
    const works = Array.from({ length: 13 }, () => fair.run('flood', () => sleep(5)));
    const answers = await Promise.allSettled([...works, fair.run('one', () => sleep(1))]);
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused).toEqual([{ status: 'rejected', reason: expect.any(QueueFull) }]);
    expect(answers.at(-1)).toMatchObject({ status: 'fulfilled' });
  });

  it('makes room for a newcomer at the cost of the party that has the most waiting', async () => {
    const fair = queue({ waitingTotal: 12 });
    const one = Array.from({ length: 12 }, () => fair.run('one', () => sleep(2)));
    const other = Array.from({ length: 6 }, () => fair.run('other', () => sleep(2)));
    const ends = async (works: Promise<void>[]) =>
      (await Promise.allSettled(works)).filter(({ status }) => status === 'fulfilled').length;
    expect(await Promise.all([ends(one), ends(other)])).toEqual([8, 6]);
  });

  it('leaves room for others, whatever a party has running', async () => {
    const fair = queue({ concurrency: 3, runningEach: 2 });
    let running = 0;
    let most = 0;
    let end: () => void = () => {};
    const ended = new Promise<void>((done) => {
      end = done;
    });
    const flood = Array.from({ length: 6 }, () =>
      fair.run('flood', async () => {
        most = Math.max(most, ++running);
        await ended;
        running--;
      }),
    );
    await fair.run('one', async () => {});
    await fair.run('other', async () => {});
    expect(running).toBe(2);
    end();
    await Promise.all(flood);
    expect(most).toBe(2);
  });

  it('bounds what all parties have waiting together', async () => {
    const fair = queue();
    const works = Array.from({ length: 40 }, (_, n) => fair.run(`party ${n}`, () => sleep(2)));
    const answers = await Promise.allSettled(works);
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(13);
  });
});
