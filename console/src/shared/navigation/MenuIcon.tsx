import Trace from '@mui/icons-material/AccountTreeOutlined';
import Centre from '@mui/icons-material/ApartmentOutlined';
import Return from '@mui/icons-material/AssignmentReturnOutlined';
import Calendar from '@mui/icons-material/CalendarMonthOutlined';
import Scrapping from '@mui/icons-material/DeleteSweepOutlined';
import Template from '@mui/icons-material/DescriptionOutlined';
import Allocation from '@mui/icons-material/EventNoteOutlined';
import Control from '@mui/icons-material/FactCheckOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Dashboard from '@mui/icons-material/InsightsOutlined';
import Container from '@mui/icons-material/Inventory2Outlined';
import Stock from '@mui/icons-material/Inventory2Outlined';
import Fridge from '@mui/icons-material/KitchenOutlined';
import List from '@mui/icons-material/ListAltOutlined';
import Carrier from '@mui/icons-material/LocalShippingOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Product from '@mui/icons-material/MedicationOutlined';
import Entry from '@mui/icons-material/MoveToInboxOutlined';
import Preparation from '@mui/icons-material/OutboxOutlined';
import User from '@mui/icons-material/PeopleOutlined';
import Request from '@mui/icons-material/PlaylistAddOutlined';
import Movement from '@mui/icons-material/ReceiptLongOutlined';
import Recall from '@mui/icons-material/ReportOutlined';
import Tracker from '@mui/icons-material/ThermostatOutlined';
import Declaration from '@mui/icons-material/VaccinesOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';

const ICONS = {
  entry: Entry,
  preparation: Preparation,
  fridge: Fridge,
  scrapping: Scrapping,
  return: Return,
  stock: Stock,
  dashboard: Dashboard,
  movement: Movement,
  request: Request,
  history: History,
  declaration: Declaration,
  allocation: Allocation,
  control: Control,
  user: User,
  centre: Centre,
  product: Product,
  carrier: Carrier,
  container: Container,
  tracker: Tracker,
  template: Template,
  list: List,
  mail: Mail,
  trace: Trace,
  recall: Recall,
  calendar: Calendar,
};
export type MenuIconName = keyof typeof ICONS;

export function MenuIcon({ name, ...props }: SvgIconProps & { name: MenuIconName }) {
  const Icon = ICONS[name];
  return <Icon {...props} />;
}
