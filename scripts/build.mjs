/** `npm run build`: the service into dist, the console into console/dist, where they are out of date. */
import { build, checkNode, install } from './lib/prepare.mjs';

checkNode();
await install();
await build();
