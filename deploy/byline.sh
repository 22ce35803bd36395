#!/bin/sh
# As /usr/local/bin/byline: `byline doctor`, `byline backup FILE`, `byline rescue link` with the settings of the service, as its user.
[ $# -gt 0 ] || { echo 'byline COMMAND, such as doctor, backup, restore, rescue' >&2; exit 1; }
cd /etc/byline || exit 1
exec runuser -u byline -- env DATA_DIR=/var/lib/byline /usr/bin/node /opt/byline/build/server/start.js "$@"
