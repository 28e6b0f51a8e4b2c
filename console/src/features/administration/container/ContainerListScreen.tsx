import { AdministeredList } from '../record/AdministeredList.js';
import { KINDS } from '../record/administered-kind.js';

export default function ContainerListScreen() {
  return <AdministeredList kind={KINDS.container} />;
}
