import { useNotificationContext, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useAnnounce } from '../../shared/feedback/Messages.js';

/** What react-admin has to say appears where all messages do. */
export function RecordsMessages() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  const announce = useAnnounce();

  useEffect(() => {
    if (notifications.length === 0) return;
    const notification = takeNotification();
    if (!notification || typeof notification.message !== 'string') return;
    const { type, message, notificationOptions } = notification;
    const text = translate(message, notificationOptions?.messageArgs);
    announce[type === 'error' || type === 'warning' || type === 'success' ? type : 'info'](text);
  }, [notifications, takeNotification, translate, announce]);

  return null;
}
