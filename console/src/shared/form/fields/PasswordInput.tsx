import Hide from '@mui/icons-material/VisibilityOffOutlined';
import Show from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { type ComponentProps, useState } from 'react';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { PlainInput } from './PlainInput.js';

interface Props extends Omit<ComponentProps<typeof PlainInput>, 'type' | 'end'> {
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password that may be looked at: on a phone, typing blind is what makes people fail. */
export function PasswordInput(props: Props) {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  return (
    <PlainInput
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          size="small"
          aria-label={translate(isShown ? 'session.hidePassword' : 'session.showPassword')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          sx={{ mr: 2 }}
        >
          {isShown ? <Hide fontSize="small" /> : <Show fontSize="small" />}
        </IconButton>
      }
    />
  );
}
