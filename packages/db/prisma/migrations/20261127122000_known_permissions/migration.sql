-- Permissions whose grants the built-in roles have been given. Roles that were written before know those that somebody holds.
CREATE TABLE "known_permission" (
    "permission" TEXT NOT NULL,

    CONSTRAINT "known_permission_pkey" PRIMARY KEY ("permission")
);
INSERT INTO known_permission (permission) SELECT DISTINCT permission FROM role_grant;
