import type { AccessRule } from '../../auth/access.js';

/** Plans are made by referents, and by dispatch administrators for their dispatch centre (docs/rules/allocations.md, AL-1). */
export const PLANNERS: AccessRule = {
  centre: 'required',
  centreTypes: ['REFERENT', 'DISPATCH'],
  may: ({ centre, isAdmin, isAdminDispatch }) => isAdmin || isAdminDispatch || centre?.type === 'REFERENT',
};
