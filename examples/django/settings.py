"""Settings of the example: the parts that a site on another origin needs. Not for production: one secret, one process."""

import os
from datetime import timedelta
from pathlib import Path

FOLDER = Path(__file__).parent
SECRET_KEY = os.environ.get("SECRET_KEY", "only for the example, longer than 32 bytes")
DEBUG = False
ALLOWED_HOSTS = ["*"]
ROOT_URLCONF = "urls"
INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "corsheaders",
    "rest_framework",
    "physics",
]
MIDDLEWARE = [
    "corsheaders.middleware.CorsMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
]
DATABASES = {
    "default": {"ENGINE": "django.db.backends.sqlite3", "NAME": os.environ.get("DATABASE", FOLDER / "db.sqlite3")}
}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
TEMPLATES = []
MEDIA_URL = "/media/"
MEDIA_ROOT = FOLDER / "media"
USE_TZ = True

# The site, on another origin. Django's names of the CSRF cookie and header are those of the specification.
CORS_ALLOWED_ORIGINS = [origin for origin in os.environ.get("SITE_ORIGIN", "").split(",") if origin]
CSRF_TRUSTED_ORIGINS = CORS_ALLOWED_ORIGINS
CORS_ALLOW_CREDENTIALS = True

REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": ["rest_framework_simplejwt.authentication.JWTAuthentication"],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.AllowAny"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PAGINATION_CLASS": "rest_framework.pagination.PageNumberPagination",
    "PAGE_SIZE": int(os.environ.get("PAGE_SIZE", "10")),
}
SIMPLE_JWT = {"ACCESS_TOKEN_LIFETIME": timedelta(minutes=5), "REFRESH_TOKEN_LIFETIME": timedelta(days=30)}

EMAIL_HOST = "127.0.0.1"
EMAIL_PORT = int(os.environ.get("SMTP_PORT", "25"))
DEFAULT_FROM_EMAIL = "noreply@localhost"
