/** The root of the ledger, by mail to every auditor, once a day (docs/rules/proof.md, PF-10). */
import type { Pool } from 'pg';
import { businessDate } from '../../domain/shared/calendar.js';
import { deriveId } from '../../domain/shared/ids.js';
import type { IdentifiedMail } from '../../jobs/job-kinds.js';
import { writeOutgoing } from '../../mail/outgoing-mails.js';
import type { Config } from '../../platform/config.js';
import { inTransaction } from '../../platform/transaction.js';
import type { LedgerTree } from '../../proof/ledger-tree.js';
import type { RootSigner, SignedRoot } from '../../proof/signature.js';
import type { UserFacts } from '../../reference-data/user/user-directory.js';
import { readerOf } from '../../words/reader.js';
import { Formats } from '../documents/data/formats.js';

interface AuditorRow extends Pick<UserFacts, 'id' | 'email' | 'language' | 'chosenDateFormat'> {
  readonly name: string;
}

const AUDITORS = `
  SELECT id, email, first_name || ' ' || last_name AS name, language, date_format AS "chosenDateFormat"
  FROM reference.user_account WHERE active AND 'ROLE_AUDITOR' = ANY (authorities) ORDER BY id`;

export class RootMails {
  constructor(
    private readonly pool: Pool,
    private readonly tree: LedgerTree,
    private readonly signer: RootSigner,
    private readonly config: Pick<Config, 'timeZone' | 'publicUrl'>,
  ) {}

  /**
   * Writes the mails of the business day, unless somebody has or there is no auditor: whichever process, and however often it was started.
   *
   * @param before done before the root is signed
   * @returns how many mails were written
   */
  async writeFor(now: Date, before: () => Promise<void> = async () => {}): Promise<number> {
    const day = businessDate(now.toISOString(), this.config.timeZone);
    const known = await this.pool.query('SELECT FROM platform.root_mail WHERE day = $1', [day]);
    if (known.rowCount) return 0;
    // An installation may have its first users some time after its first start.
    const { rows: auditors } = await this.pool.query<AuditorRow>(AUDITORS);
    if (auditors.length === 0) return 0;
    await before();
    await this.tree.extendOrStay();
    const root = this.signer.sign(await this.tree.tree(await this.tree.size()), now);
    return inTransaction(this.pool, 'BEGIN', async (client) => {
      const taken = await client.query(
        'INSERT INTO platform.root_mail (day, root) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        [day, JSON.stringify(root)],
      );
      const mails = taken.rowCount ? await this.mailsOf(auditors, day, root) : [];
      await writeOutgoing(async (sql, parameters) => (await client.query(sql, parameters)).rows, mails);
      return mails.length;
    });
  }

  private async mailsOf(
    auditors: readonly AuditorRow[],
    day: string,
    root: SignedRoot,
  ): Promise<IdentifiedMail[]> {
    // Loaded with the first mail that is written.
    const { writtenMail } = await import('../../mail/written-text.js');
    return auditors.map(({ id, email, name, language, chosenDateFormat }) => {
      const formats = new Formats(readerOf(language, chosenDateFormat), this.config.timeZone);
      const values = {
        name,
        date: formats.dateTime(new Date(root.date)),
        events: formats.number(root.taille),
        root: JSON.stringify(root),
        link: this.config.publicUrl,
      };
      return {
        id: deriveId(id, `root of ${day}`),
        mail: writtenMail('EMPREINTE_REGISTRE', email, language, values),
      };
    });
  }
}
