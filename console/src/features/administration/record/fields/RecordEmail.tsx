import { ApiCode } from '../../../../api/generated/codes.js';
import type { Rule } from '../../../../shared/form/rules.js';
import { RecordText } from './RecordText.js';

/** For comfort: the service knows what an address is. */
const looksLikeEmail: Rule<string> = (value) =>
  value && !/^\S+@\S+\.\S+$/.test(value.trim()) ? { code: ApiCode.notEmail } : undefined;

export const RecordEmail = (props: React.ComponentProps<typeof RecordText>) => (
  <RecordText type="email" {...props} rules={[looksLikeEmail]} />
);
