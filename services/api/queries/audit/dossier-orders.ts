import { Inject, Injectable } from '@nestjs/common';
import type { ReplaySearch } from '../../../../projections/movement/replay.js';
import type { Moment } from '../../../../projections/past.js';
import type { Config } from '../../../platform/config.js';
import { CLOCK, type Clock, CONFIG } from '../../../platform/tokens.js';
import { LedgerTree } from '../../../proof/ledger-tree.js';
import { RootSigner, type SignedRoot } from '../../../proof/signature.js';
import { momentAsked } from '../../http/ledger-position/moment-asked.js';
import { Moments } from '../../http/ledger-position/moments.js';
import type { ReplayFilters } from './replay.dto.js';
import { replaySearchOf } from './replay-search.js';

export interface DossierOrder {
  readonly search: ReplaySearch;
  /** All that the dossier tells is under it. */
  readonly root: SignedRoot;
  readonly moment: Moment;
}

/** What a dossier is made of: movements, and a root that was signed for it (docs/rules/proof.md, PF-12). */
@Injectable()
export class DossierOrders {
  constructor(
    private readonly tree: LedgerTree,
    private readonly signer: RootSigner,
    private readonly moments: Moments,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * @throws InvalidRequest where neither a centre nor a lot of a product is named, on dates that cannot be read;
   *   ApiError 503 where the read models are late
   */
  async order(filters: ReplayFilters): Promise<DossierOrder> {
    const asked = momentAsked();
    const search = replaySearchOf(filters, asked?.now ?? this.clock(), this.config.timeZone);
    await this.tree.extendOrStay();
    const root = this.signer.sign(await this.tree.tree(await this.tree.size()), this.clock());
    if (asked) return { search, root, moment: asked };
    const underRoot = { asOfPosition: String(root.position) };
    const moment = await this.moments.find(underRoot, ['movement', 'stock']);
    return { search, root, moment: moment! };
  }
}
