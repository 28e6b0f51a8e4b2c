/** Business days whose root was mailed; the day on which an installation begins counts as one. */
export const ROOT_MAIL_TABLE = `
  CREATE TABLE IF NOT EXISTS platform.root_mail (
    day  date PRIMARY KEY,
    root jsonb
  )`;
