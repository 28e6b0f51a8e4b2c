import Button, { type ButtonProps } from '@mui/material/Button';
import { Link, type To } from 'react-router';

type Props = Omit<ButtonProps<typeof Link>, 'component' | 'to' | 'href'> & { readonly to: To };

/** A link that looks like a button: it leads elsewhere and changes nothing. */
export const LinkButton = (props: Props) => <Button component={Link} {...props} />;
