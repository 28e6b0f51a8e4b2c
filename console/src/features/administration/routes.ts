import type { Access } from '../../providers/access.js';
import type { ScreenRoute } from '../../shared/routing/screen-route.js';

/** Whichever centre is selected. */
const ADMINISTRATORS: Access = { authorities: ['ROLE_ADMIN'] };
/** Referents and dispatch administrators look after the centres below their own. */
const CENTRES: Access = {
  workplaces: ['referent', 'affiliates'],
  authorities: ['ROLE_ADMIN', 'ROLE_ADMIN_DISPATCH'],
};
const CARRIERS: Access = { authorities: ['ROLE_ADMIN', 'ROLE_ADMIN_DISPATCH'] };

type Load = ScreenRoute['screen'];

/** A list, and the form that creates and edits. */
const records = (address: string, title: string, access: Access, list: Load, form: Load): ScreenRoute[] => [
  { path: address, title, access, screen: list },
  { path: `${address}/add`, title, access: { ...access, writes: true }, screen: form },
  { path: `${address}/:id`, title, access, screen: form },
];

const routes: readonly ScreenRoute[] = [
  ...records(
    '/users',
    'administration.users',
    ADMINISTRATORS,
    () => import('./user/UserListScreen.js'),
    () => import('./user/UserScreen.js'),
  ),
  ...records(
    '/centers',
    'administration.centres',
    CENTRES,
    () => import('./centre/CentreListScreen.js'),
    () => import('./centre/CentreScreen.js'),
  ),
  ...records(
    '/products',
    'administration.products',
    ADMINISTRATORS,
    () => import('./product/ProductListScreen.js'),
    () => import('./product/ProductScreen.js'),
  ),
  ...records(
    '/trackers',
    'administration.trackers',
    ADMINISTRATORS,
    () => import('./tracker/TrackerListScreen.js'),
    () => import('./tracker/TrackerScreen.js'),
  ),
  ...records(
    '/containers',
    'administration.containers',
    ADMINISTRATORS,
    () => import('./container/ContainerListScreen.js'),
    () => import('./container/ContainerScreen.js'),
  ),
  ...records(
    '/carriers',
    'administration.carriers',
    CARRIERS,
    () => import('./carrier/CarrierListScreen.js'),
    () => import('./carrier/CarrierScreen.js'),
  ),
  ...records(
    '/templates',
    'administration.templates',
    ADMINISTRATORS,
    () => import('./template/TemplateListScreen.js'),
    () => import('./template/TemplateScreen.js'),
  ),
  ...records(
    '/value-list',
    'administration.valueLists',
    ADMINISTRATORS,
    () => import('./value-list/ValueListScreen.js'),
    () => import('./value-list/ValueListEntryScreen.js'),
  ),
  {
    path: '/products/import',
    title: 'administration.import.products',
    access: { ...ADMINISTRATORS, writes: true },
    deskOnly: true,
    screen: () => import('./import/ProductImportScreen.js'),
  },
  {
    path: '/centers/import',
    title: 'administration.import.centres',
    access: { ...ADMINISTRATORS, writes: true },
    deskOnly: true,
    screen: () => import('./import/CentreImportScreen.js'),
  },
  {
    path: '/mail',
    title: 'administration.mail',
    access: { ...ADMINISTRATORS, writes: true },
    screen: () => import('./mail/MailScreen.js'),
  },
  {
    path: '/audit',
    title: 'administration.audit.title',
    access: ADMINISTRATORS,
    screen: () => import('./audit/AuditScreen.js'),
  },
  {
    path: '/security-events',
    title: 'administration.security.title',
    access: ADMINISTRATORS,
    screen: () => import('./audit/SecurityScreen.js'),
  },
];

export default routes;
