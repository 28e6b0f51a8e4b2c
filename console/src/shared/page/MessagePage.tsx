import { EmptyState } from './EmptyState.js';
import { LinkButton } from './LinkButton.js';

interface Props {
  readonly title: string;
  readonly help: string;
  /** Where one goes from here. */
  readonly link: { readonly to: string; readonly label: string };
}

/** In the place of a page that cannot be shown: why, and where to go. */
export function MessagePage({ title, help, link }: Props) {
  return (
    <EmptyState
      inPanel
      isPage
      title={title}
      help={help}
      action={
        <LinkButton to={link.to} variant="contained">
          {link.label}
        </LinkButton>
      }
    />
  );
}
