import { SetMetadata } from '@nestjs/common';

export const TAKES_OFFLINE_ACTIONS = 'takes-offline-actions';

/** A route that takes `dateOperation`; on all others it is refused. */
export const TakesOfflineActions = () => SetMetadata(TAKES_OFFLINE_ACTIONS, true);
