import { useValueList } from '../../providers/reference/reference-lists.js';

/** What a cause of scrapping is called; its code where it is no longer offered. */
export function useCauseLabels(): (cause: string) => string {
  const causes = useValueList('SCRAPPING_CAUSE');
  return (cause) => causes.data?.find(({ code }) => code === cause)?.label ?? cause;
}
