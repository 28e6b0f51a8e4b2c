import { AdministeredList } from '../record/AdministeredList.js';
import { KINDS } from '../record/administered-kind.js';

export default function TrackerListScreen() {
  return <AdministeredList kind={KINDS.tracker} />;
}
