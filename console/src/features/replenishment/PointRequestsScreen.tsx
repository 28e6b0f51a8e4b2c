import { RequestList } from './RequestList.js';

/** What vaccination points ask for. */
export default function PointRequestsScreen() {
  return <RequestList kind="POINT" />;
}
