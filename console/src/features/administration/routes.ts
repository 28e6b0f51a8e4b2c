import { RECORD_PAGES, type RecordKind } from '../../api/generated/record-pages.js';
import type { ScreenRoute } from '../../shared/routing/screen-route.js';
import { ADMINISTRATORS, accessOf, writingOf } from './kind-access.js';

type Load = ScreenRoute['screen'];

interface Screens {
  readonly list: Load;
  readonly form: Load;
  /** A record that is not there leads back to the list. */
  readonly leavesOnFailure?: true;
}

const OWN_SCREENS: Readonly<Partial<Record<RecordKind, Screens>>> = {
  user: {
    list: () => import('./user/UserListScreen.js'),
    form: () => import('./user/UserScreen.js'),
  },
  centre: {
    list: () => import('./centre/CentreListScreen.js'),
    form: () => import('./centre/CentreScreen.js'),
  },
  product: {
    list: () => import('./product/ProductListScreen.js'),
    form: () => import('./product/ProductScreen.js'),
  },
  carrier: {
    list: () => import('./carrier/CarrierListScreen.js'),
    form: () => import('./carrier/CarrierScreen.js'),
  },
  template: {
    list: () => import('./template/TemplateListScreen.js'),
    form: () => import('./template/TemplateScreen.js'),
    leavesOnFailure: true,
  },
  'value-list': {
    list: () => import('./value-list/ValueListScreen.js'),
    form: () => import('./value-list/ValueListEntryScreen.js'),
  },
};

/** Of a kind that has only fields. */
const definedScreens = (kind: RecordKind): Screens => ({
  list: () => import('./record/defined-screens.js').then(({ definedList }) => definedList(kind)),
  form: () => import('./record/defined-screens.js').then(({ definedForm }) => definedForm(kind)),
});

/** A list, and the form that creates and edits. */
const records = ({ kind, address }: (typeof RECORD_PAGES)[number]): ScreenRoute[] => {
  const word = (name: 'title' | 'add' | 'one') => `administration.kind.${kind}.${name}`;
  const access = accessOf(kind);
  const { list, form, leavesOnFailure } = OWN_SCREENS[kind] ?? definedScreens(kind);
  return [
    { path: address, title: word('title'), access, screen: list },
    { path: `${address}/add`, title: word('add'), access: writingOf(kind), screen: form },
    {
      path: `${address}/:id`,
      title: word('one'),
      access,
      screen: form,
      ...(leavesOnFailure && { leavesTo: address }),
    },
  ];
};

/** The page that imports records of a kind. */
const importOf = (kind: 'centre' | 'product', address: string, title: string): ScreenRoute => ({
  path: `${address}/import`,
  title,
  access: { ...ADMINISTRATORS, writes: true },
  deskOnly: true,
  screen: () => import('./import/ImportScreen.js').then(({ importScreen }) => importScreen({ kind, title })),
});

const routes: readonly ScreenRoute[] = [
  ...RECORD_PAGES.flatMap(records),
  importOf('product', '/products', 'administration.import.products'),
  importOf('centre', '/centers', 'administration.import.centres'),
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
