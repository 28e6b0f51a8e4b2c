import { RequestList } from './RequestList.js';

/** What vaccination centres ask their dispatch centre for. */
export default function CentreRequestsScreen() {
  return <RequestList kind="CENTRE" />;
}
