import type { ExportJob } from '../../jobs/job-kinds.js';

/** What is to be exported, without who asks for it. */
export type ExportOrder = Pick<ExportJob, 'list' | 'parameters' | 'filters'>;
